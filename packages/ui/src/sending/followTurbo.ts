import { bodyOf } from "@yy/http/answer";
import { memberOf } from "@yy/page/memberOf";
import { enableRailsButtons } from "./railsButtons";
import type { SubmitResult } from "./SubmitResult";
import type { Sending } from "./trackSending";

/** The parts of Turbo's events that we read. */
interface TurboAnswer {
  readonly fetchResponse?: { readonly response: Response };
}

interface TurboSubmitEnd extends TurboAnswer {
  /** Undefined for an answer that Turbo does not accept: a success without a redirect. */
  readonly success?: boolean;
}

/** Follows a form that Turbo sends. */
export function followTurbo(form: HTMLFormElement, { signal, begin, finish }: Sending): void {
  const on = <Detail>(type: string, listener: (detail: Detail, event: Event) => void) =>
    memberOf(form, "addEventListener")(
      type,
      (event) => {
        if (event.target === form) listener((event as CustomEvent<Detail>).detail, event);
      },
      { signal },
    );

  let answer: Response | undefined;
  on("turbo:submit-start", () => {
    answer = undefined;
    begin();
  });
  on<TurboAnswer>("turbo:before-fetch-response", ({ fetchResponse }, event) => {
    answer = fetchResponse?.response;
    // Turbo would replace the page, and what was typed, by the server's error page; and it takes JSON for an error.
    if (answer && (isBroken(answer) || isData(answer))) event.preventDefault();
  });
  on<TurboSubmitEnd>("turbo:submit-end", async ({ success, fetchResponse }) => {
    const renderNow = holdRendering();
    const response = fetchResponse?.response ?? answer;
    const result = await toSubmitResult(success ?? response?.ok ?? false, response);
    if (!result.isSuccess && !result.isShown) await enableRailsButtons(form);
    finish(result);
    renderNow();
  });
}

/** What listeners of Turbo's events can change of the rendering that follows. */
interface TurboRender {
  resume?(): void;
  /** Of a stream; Turbo before 7.2 has none. */
  render?(stream: Element): void | Promise<void>;
}

/**
 * Holds Turbo back from rendering the answer (a page, a frame or streams) until we have read it: rendering may remove the
 * form, and with it the widget that waits for the result. Returns a function that lets Turbo go on.
 */
function holdRendering(): () => void {
  const end = new AbortController();
  const isRead = new Promise((resolve) => end.signal.addEventListener("abort", resolve));
  const on = (type: string, hold: (detail: TurboRender, event: Event) => void) =>
    document.addEventListener(
      type,
      (event) => hold((event as CustomEvent<TurboRender | null>).detail ?? {}, event),
      end,
    );
  for (const type of ["turbo:before-render", "turbo:before-frame-render"])
    on(type, ({ resume }, event) => {
      event.preventDefault();
      isRead.then(resume);
    });
  on("turbo:before-stream-render", (detail) => {
    const { render } = detail;
    if (render) detail.render = (stream) => isRead.then(() => render(stream));
  });
  return () => end.abort();
}

async function toSubmitResult(
  isSuccess: boolean,
  response: Response | undefined,
): Promise<SubmitResult> {
  if (!response) return { isSuccess, status: 0, body: null };
  const isShown = !isBroken(response) && isHtml(response);
  const { status, url } = response;
  return { isSuccess, status, url, body: bodyOf(await textOf(response)), isShown };
}

function isBroken({ status }: Response): boolean {
  return status >= 500;
}

/** Not to be shown: neither a page nor a stream, and no redirect to one. */
function isData(response: Response): boolean {
  return !response.redirected && !isHtml(response);
}

function isHtml({ headers }: Response): boolean {
  return /html/.test(headers.get("content-type") ?? "");
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.clone().text();
  } catch {
    return "";
  }
}

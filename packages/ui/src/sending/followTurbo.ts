import { memberOf } from "@yy/element/dom/memberOf";
import { bodyOf } from "@yy/http/answer";
import { enableRailsButtons } from "./railsButtons";
import type { SubmitResult } from "./SubmitResult";
import type { Sending } from "./trackSending";

/** The parts of Turbo's events that we read. */
interface TurboAnswer {
  readonly fetchResponse?: { readonly response: Response };
}

interface TurboSubmitEnd extends TurboAnswer {
  /** Absent where Turbo does not know what to do with the answer: a success that is no redirect. */
  readonly success?: boolean;
}

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
    // Turbo would put the server's error page in the place of everything the visitor wrote, and take data for an error.
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

/**
 * Keeps Turbo from drawing the answer before we have read it: the form goes away with its page or frame, and nobody
 * would be told. Returns what lets it go on.
 */
function holdRendering(): () => void {
  const resumes: (() => void)[] = [];
  const hold = (event: Event) => {
    event.preventDefault();
    resumes.push((event as CustomEvent<{ resume(): void }>).detail.resume);
  };
  const types = ["turbo:before-render", "turbo:before-frame-render"];
  for (const type of types) document.addEventListener(type, hold);
  return () => {
    for (const type of types) document.removeEventListener(type, hold);
    for (const resume of resumes) resume();
  };
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

/** Nothing to show: neither a page nor a stream, and no redirect to one. */
function isData({ headers, redirected }: Response): boolean {
  return !redirected && !/html/.test(headers.get("content-type") ?? "");
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

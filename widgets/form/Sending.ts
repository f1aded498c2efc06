import { RequestError } from "@yy/domain/errors";
import { bodyOf } from "@yy/http/answer";

/** Most forms are sent by the browser: they do without the client. */
const loadClient = () => import("@yy/http/api/forms");

/** What came of a sending; status 0 when there was no answer. */
export interface Outcome {
  readonly isSuccess: boolean;
  readonly status: number;
  readonly body: unknown;
  /** Where the page goes on. */
  readonly redirectedTo?: string | undefined;
  /** For `yy:error`, unless the server has said what is wrong with which field. */
  readonly error?: unknown;
}

/** What a sending tells the form. */
export interface SendingSide {
  /** Whether the form may be sent; shows why not. */
  mayBegin(): boolean;
  began(): void;
  /** Undefined when nobody can say what came of it: the browser sent the form itself. */
  ended(outcome: Outcome | undefined): void;
}

/** A page that the browser was to leave and did not (a download, an answer without content) is usable again then, in ms. */
const nativeTimeOut = 30_000;

/**
 * Follows a form on its way to the server, whoever sends it: the browser, rails-ujs, Turbo, or a request of our own
 * (contract 2.3). Returns the end of it.
 */
export function followSending(
  form: HTMLFormElement,
  method: "native" | "fetch",
  side: SendingSide,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  // Ahead of time, and without a word if it fails: the sending itself will say so.
  if (method === "fetch") loadClient().catch(() => undefined);
  let isOnItsWay = false;
  /** A submit of this task, which nobody has begun to send yet. */
  let isClaimed = false;
  let nativeTimer: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    if (isOnItsWay) return;
    isOnItsWay = true;
    side.began();
  };
  const finish = (outcome?: Outcome) => {
    clearTimeout(nativeTimer);
    if (!isOnItsWay) return;
    isOnItsWay = false;
    if (!signal.aborted) side.ended(outcome);
  };

  /** Before everybody else on the page: nobody sends what must not go. */
  const check = (event: SubmitEvent) => {
    if (event.target !== form || leavesRulesOut(event.submitter)) return;
    if (!isOnItsWay && !isClaimed && side.mayBegin()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const send = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    if (method === "fetch") {
      event.preventDefault();
      // rails-ujs sends a remote form whether or not it was prevented.
      if (form.dataset.remote !== undefined) event.stopPropagation();
      const answer = sendOurselves(form, event.submitter);
      // Only now: a disabled button's name and value would not be sent.
      begin();
      answer.then(finish);
      return;
    }
    isClaimed = true;
    // Later: the button's own name and value are still to be read, and others may take the form over.
    setTimeout(() => {
      isClaimed = false;
      if (event.defaultPrevented || signal.aborted || !leavesPage(form, event.submitter)) return;
      begin();
      nativeTimer = setTimeout(finish, nativeTimeOut);
    });
  };

  window.addEventListener("submit", check, { signal, capture: true });
  form.addEventListener("submit", send, { signal });
  window.addEventListener("pageshow", () => finish(), { signal });
  followRails(form, signal, begin, finish);
  followTurbo(form, signal, begin, finish);
  return () => {
    end.abort();
    clearTimeout(nativeTimer);
  };
}

async function sendOurselves(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<Outcome> {
  // Read before anything else: from here on the page may change.
  const order = {
    action: attributeOf(submitter, "formaction") ?? form.getAttribute("action") ?? location.href,
    method: methodOf(form, submitter) === "get" ? "get" : "post",
    data: new FormData(form, submitter),
  } as const;
  try {
    const { sendForm } = await loadClient();
    const answer = await sendForm(order);
    return { isSuccess: true, ...answer };
  } catch (error) {
    const { status, body } = error instanceof RequestError ? error : { status: 0, body: null };
    return { isSuccess: false, status, body, error };
  }
}

/** rails-ujs; it runs a script answer before it tells, and the form may be gone by then: listen on the form itself. */
function followRails(
  form: HTMLFormElement,
  signal: AbortSignal,
  begin: () => void,
  finish: (outcome: Outcome) => void,
): void {
  const tell = (isSuccess: boolean) => (event: Event) => {
    if (event.target !== form) return;
    const [, , xhr] = (event as CustomEvent<[unknown, string, XMLHttpRequest]>).detail;
    const body = xhr.status === 0 ? null : bodyOf(xhr.responseText);
    finish({ isSuccess, status: xhr.status, body });
  };
  form.addEventListener("ajax:send", begin, { signal });
  form.addEventListener("ajax:success", tell(true), { signal });
  form.addEventListener("ajax:error", tell(false), { signal });
}

/** The part of Turbo's answer that we read. */
interface TurboSubmitEnd {
  readonly success: boolean;
  readonly fetchResponse?: { readonly response: Response };
}

function followTurbo(
  form: HTMLFormElement,
  signal: AbortSignal,
  begin: () => void,
  finish: (outcome: Outcome) => void,
): void {
  form.addEventListener("turbo:submit-start", begin, { signal });
  form.addEventListener(
    "turbo:before-fetch-response",
    (event) => {
      const { fetchResponse } = (event as CustomEvent<{ fetchResponse?: { response: Response } }>)
        .detail;
      // Turbo would put the server's error page in the place of everything the visitor wrote.
      if (event.target === form && (fetchResponse?.response.status ?? 0) >= 500)
        event.preventDefault();
    },
    { signal },
  );
  form.addEventListener(
    "turbo:submit-end",
    (event) => {
      const { success, fetchResponse } = (event as CustomEvent<TurboSubmitEnd>).detail;
      giveBackToRails(form);
      if (!fetchResponse) return finish({ isSuccess: success, status: 0, body: null });
      const { response } = fetchResponse;
      textOf(response).then((text) =>
        finish({ isSuccess: success, status: response.status, body: bodyOf(text) }),
      );
    },
    { signal },
  );
}

/** rails-ujs puts `data-disable-with` on the button that was pressed, and with Turbo nobody takes it away again. */
function giveBackToRails(form: HTMLFormElement): void {
  const { Rails } = window;
  if (!Rails?.enableElement) return;
  for (const button of form.elements) {
    if (!(button instanceof HTMLButtonElement || button instanceof HTMLInputElement)) continue;
    if (button.dataset.disableWith === undefined) continue;
    // It gives back only what is still disabled, and Turbo has just enabled it.
    button.disabled = true;
    Rails.enableElement(button);
  }
}

declare global {
  interface Window {
    /** rails-ujs, where the page has it. */
    Rails?: { enableElement?(element: Element): void };
  }
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.clone().text();
  } catch {
    return "";
  }
}

function leavesRulesOut(submitter: HTMLElement | null): boolean {
  return submitter?.hasAttribute("formnovalidate") ?? false;
}

/** Whether the browser goes elsewhere with the form: not into another window, not into the page's own dialog. */
function leavesPage(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const target = attributeOf(submitter, "formtarget") ?? form.getAttribute("target") ?? "";
  return (
    methodOf(form, submitter) !== "dialog" && ["", "_self", "_top", "_parent"].includes(target)
  );
}

function methodOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  return (
    attributeOf(submitter, "formmethod") ??
    form.getAttribute("method") ??
    "get"
  ).toLowerCase();
}

function attributeOf(element: HTMLElement | null, name: string): string | undefined {
  return element?.getAttribute(name) ?? undefined;
}

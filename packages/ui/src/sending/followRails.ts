import { bodyOf } from "@yy/http/answer";
import { webUrl } from "@yy/http/origins";
import { secondsToWait } from "@yy/http/retryAfter";
import { memberOf } from "@yy/page/memberOf";
import { type JQueryListener, type PageJQuery, pageJQuery, railsLibrary } from "./railsLibrary";
import { withPage } from "./readAnsweredPage";
import type { Submission } from "./Submission";

/** The request that both libraries pass with their events; only rails-ujs has `responseURL`. */
type Answer = Pick<XMLHttpRequest, "status" | "responseText" | "getResponseHeader"> &
  Partial<Pick<XMLHttpRequest, "responseURL">>;

/**
 * Follows a form that rails-ujs or jquery_ujs sends. They run a script answer before they fire
 * `ajax:success`; the script may have removed the form, whose events no longer bubble then. So the
 * listeners are on the form itself.
 */
export function followRails(submission: Submission): void {
  const { form, signal } = submission;
  let sending = 0;
  let isOffline = false;
  const start = () => {
    isOffline = !navigator.onLine;
    sending = submission.begin();
  };
  const end = (isSuccess: boolean, answer: Answer) => {
    const isShown = /javascript/.test(answer.getResponseHeader("content-type") ?? "");
    const { status, responseURL: url = "" } = answer;
    const result = {
      isSuccess,
      status,
      url,
      isRedirected: url !== "" && url !== addressOf(form),
      body: status === 0 ? null : bodyOf(answer.responseText),
      isShown,
      staysHere: true,
      isUnsent: isOffline,
      retryAfter: secondsToWait({ get: (name) => answer.getResponseHeader(name) }),
    };
    submission.finish(sending, isShown ? result : withPage(form, result));
  };
  const jQuery = railsLibrary() === "jquery_ujs" ? pageJQuery() : undefined;
  if (jQuery) listenByJQuery(jQuery, { form, signal, start, end });
  else listenByDom({ form, signal, start, end });
}

/** The address that the form is sent to, in the form that answers have it. */
function addressOf(form: HTMLFormElement): string {
  const url = webUrl(memberOf(form, "getAttribute")("action") ?? "") ?? new URL(location.href);
  url.hash = "";
  return url.href;
}

interface Listeners {
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
  readonly start: () => void;
  readonly end: (isSuccess: boolean, answer: Answer) => void;
}

/** A link in the form may be remote too: its events bubble. */
function listenByDom({ form, signal, start, end }: Listeners): void {
  const listen = (name: string, listener: (event: Event) => void) =>
    memberOf(form, "addEventListener")(name, (event) => event.target === form && listener(event), {
      signal,
    });
  const answerOf = (event: Event) =>
    (event as CustomEvent<[unknown, string, XMLHttpRequest]>).detail[2];
  listen("ajax:send", start);
  listen("ajax:success", (event) => end(true, answerOf(event)));
  listen("ajax:error", (event) => end(false, answerOf(event)));
}

/** jQuery tells of its own events only listeners that it has added. */
function listenByJQuery(jQuery: PageJQuery, { form, signal, start, end }: Listeners): void {
  const listen = (name: string, listener: (first: unknown, third: unknown) => void) => {
    const own: JQueryListener = ({ target }, first, _, third) => {
      if (target === form) listener(first, third);
    };
    jQuery(form).on(name, own);
    signal.addEventListener("abort", () => jQuery(form).off(name, own));
  };
  listen("ajax:send", start);
  listen("ajax:success", (_data, answer) => end(true, answer as Answer));
  listen("ajax:error", (answer) => end(false, answer as Answer));
}

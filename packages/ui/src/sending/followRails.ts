import { bodyOf } from "@yy/http/answer";
import { webUrl } from "@yy/http/origins";
import { secondsToWait } from "@yy/http/retryAfter";
import { memberOf } from "@yy/page/memberOf";
import { type JQueryListener, type PageJQuery, pageJQuery, railsLibrary } from "./railsLibrary";
import { withPage } from "./readAnsweredPage";
import type { Submission } from "./Submission";

/**
 * The request that both libraries pass with their events; only that of rails-ujs has `responseURL`.
 */
type Answer = Pick<XMLHttpRequest, "status" | "responseText" | "getResponseHeader"> &
  Partial<Pick<XMLHttpRequest, "responseURL">>;

/**
 * Follows a form that rails-ujs or jquery_ujs sends. The listeners are on the form itself: both
 * libraries run an answer that is a script before they fire `ajax:success`, and when the script has
 * removed the form, its events do not bubble to the document.
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

/** The URL that the form is sent to, without a fragment, as answers have it. */
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

/** Ignores the events that bubble from a link with `data-remote` in the form. */
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

/** jQuery's own events only reach listeners that were added by jQuery. */
function listenByJQuery(jQuery: PageJQuery, { form, signal, start, end }: Listeners): void {
  const listen = (name: string, listener: (first: unknown, third: unknown) => void) => {
    const filtered: JQueryListener = ({ target }, first, _, third) => {
      if (target === form) listener(first, third);
    };
    jQuery(form).on(name, filtered);
    signal.addEventListener("abort", () => jQuery(form).off(name, filtered));
  };
  listen("ajax:send", start);
  listen("ajax:success", (_data, answer) => end(true, answer as Answer));
  listen("ajax:error", (answer) => end(false, answer as Answer));
}

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
type AjaxRequest = Pick<XMLHttpRequest, "status" | "responseText" | "getResponseHeader"> &
  Partial<Pick<XMLHttpRequest, "responseURL">>;

/** A request that was sent, as it was then. */
interface Sent {
  /** The number of the sending. */
  readonly sending: number;
  /** The URL of the request as an answer without a redirect has it; "" when it is unknown. */
  readonly url: string;
  readonly isOffline: boolean;
}

/**
 * Follows a form that rails-ujs or jquery_ujs sends. The listeners are on the form itself: both
 * libraries run an answer that is a script before they fire `ajax:success`, and when the script has
 * removed the form, its events do not bubble to the document.
 */
export function followRails(submission: Submission): void {
  const { form, signal } = submission;
  const requests = new WeakMap<AjaxRequest, Sent>();
  const start = (request: AjaxRequest, url = "") => {
    const isOffline = !navigator.onLine;
    requests.set(request, { sending: submission.begin(), url, isOffline });
  };
  const end = (isSuccess: boolean, request: AjaxRequest) => {
    const sent = requests.get(request);
    if (!sent) return;
    requests.delete(request);
    const isShown = /javascript/.test(request.getResponseHeader("content-type") ?? "");
    const { status, responseURL: url = "" } = request;
    const result = {
      isSuccess,
      status,
      url,
      isRedirected: url !== "" && sent.url !== "" && url !== sent.url,
      body: status === 0 ? null : bodyOf(request.responseText),
      isShown,
      staysHere: true,
      isUnsent: sent.isOffline,
      retryAfter: secondsToWait({ get: (name) => request.getResponseHeader(name) }),
    };
    submission.finish(sent.sending, isShown ? result : withPage(form, result));
  };
  const jQuery = railsLibrary() === "jquery_ujs" ? pageJQuery() : undefined;
  if (jQuery) listenByJQuery(jQuery, { form, signal, start, end });
  else listenByDom({ form, signal, start, end });
}

interface Listeners {
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
  readonly start: (request: AjaxRequest, url?: string) => void;
  readonly end: (isSuccess: boolean, request: AjaxRequest) => void;
}

/** The options of rails-ujs for a request. */
interface AjaxOptions {
  readonly url: string;
}

/** Ignores the events that bubble from a link with `data-remote` in the form. */
function listenByDom({ form, signal, start, end }: Listeners): void {
  const listen = (name: string, listener: (details: readonly unknown[]) => void) =>
    memberOf(form, "addEventListener")(
      name,
      (event) => {
        const { target, detail } = event as CustomEvent<unknown>;
        if (target === form && Array.isArray(detail)) listener(detail);
      },
      { signal },
    );
  const options = new WeakMap<AjaxRequest, AjaxOptions>();
  listen("ajax:beforeSend", ([request, its]) =>
    options.set(request as AjaxRequest, its as AjaxOptions),
  );
  // The URL is read only now: a listener of `ajax:beforeSend` may have opened the request again
  // with another one, as yy-search-filters does.
  listen("ajax:send", ([sent]) => {
    const request = sent as AjaxRequest;
    start(request, requestUrl(options.get(request)?.url));
  });
  listen("ajax:success", ([, , request]) => end(true, request as AjaxRequest));
  listen("ajax:error", ([, , request]) => end(false, request as AjaxRequest));
}

/**
 * The absolute URL of a request, without a fragment. It is not that of the form's `action`: the
 * pressed button may have its own, and a GET has the fields in it.
 */
function requestUrl(url = ""): string {
  const parsed = webUrl(url);
  if (!parsed) return "";
  parsed.hash = "";
  return parsed.href;
}

interface JQueryRequest extends AjaxRequest {
  done(listener: () => void): void;
  fail(listener: () => void): void;
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
  listen("ajax:send", (sent) => {
    const request = sent as JQueryRequest;
    start(request);
    // An answer whose script removes the form by jQuery removes the listeners below, too. After a
    // task, because they come first where they are.
    request.done(() => setTimeout(end, 0, true, request));
    request.fail(() => setTimeout(end, 0, false, request));
  });
  listen("ajax:success", (_data, request) => end(true, request as AjaxRequest));
  listen("ajax:error", (request) => end(false, request as AjaxRequest));
}

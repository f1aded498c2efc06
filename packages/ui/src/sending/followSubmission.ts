import { memberOf } from "@yy/element/dom/memberOf";
import type { FormSubmission } from "@yy/http/api/forms";
import { followRails } from "./followRails";
import { followTurbo } from "./followTurbo";
import { enableRailsButtons } from "./railsButtons";
import { leavesPage, readSubmission, skipsValidation } from "./readSubmission";
import { failedResult, type SubmitResult } from "./SubmitResult";
import { type SendingCallbacks, trackSending } from "./trackSending";

/** A chunk apart: most forms are sent by the browser, and do without the client. */
const loadSender = () => import("@yy/http/api/forms");

/**
 * Who sends a form: `native`, the browser or a library of the page; `fetch`, a request of our own; `unclaimed`, a library
 * of the page if one takes the form over, else a request of our own, so that the visitor stays.
 */
export type SubmitMethod = "native" | "fetch" | "unclaimed";

/** What a sending tells the form. */
export interface SubmissionCallbacks extends SendingCallbacks {
  /** Of the widget, for errors. */
  readonly tag: string;
  /** Whether the form may be sent; shows why not. */
  mayBegin(): boolean;
}

/** A page that the browser was to leave and did not (a download, an answer without content) is usable again then, in ms. */
const nativeTimeOut = 30_000;

/**
 * Follows a form on its way to the server, whoever sends it: the browser, rails-ujs, Turbo, or a request of our own
 * (behaviour 9.3). Returns a cleanup function.
 */
export function followSubmission(
  form: HTMLFormElement,
  method: SubmitMethod,
  callbacks: SubmissionCallbacks,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  let nativeTimer: ReturnType<typeof setTimeout> | undefined;
  const sending = trackSending(
    {
      began: () => callbacks.began(),
      ended(result) {
        clearTimeout(nativeTimer);
        callbacks.ended(result);
      },
    },
    signal,
  );
  const { isOnItsWay, begin, finish } = sending;
  /** A submit of this task, which nobody has begun to send yet. */
  let isClaimed = false;

  /** Turbo begins in a later microtask. */
  const claim = (then?: () => void) => {
    isClaimed = true;
    setTimeout(() => {
      isClaimed = false;
      then?.();
    });
  };

  /** Before everybody else on the page: nobody sends what must not go. */
  const check = (event: SubmitEvent) => {
    if (event.target !== form || skipsValidation(event.submitter)) return;
    if (!isOnItsWay() && !isClaimed && callbacks.mayBegin()) {
      if (method === "unclaimed") claim();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const send = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    if (method === "fetch") sendNow(event);
    else followBrowser(event);
  };

  /** After everybody else on the page: rails-ujs and Turbo keep what they send from coming this far. */
  const sendUnclaimed = (event: SubmitEvent) => {
    if (event.target === form && !event.defaultPrevented && leavesPage(form, event.submitter))
      sendNow(event);
  };

  const sendNow = (event: SubmitEvent) => {
    event.preventDefault();
    if (isOnItsWay()) return;
    // rails-ujs sends a remote form whether or not it was prevented.
    if (memberOf(form, "dataset").remote !== undefined) event.stopPropagation();
    // A URL that cannot be asked is a failure like any other.
    const submission = new Promise<FormSubmission>((resolve) => {
      resolve(readSubmission(form, event.submitter, callbacks.tag));
    });
    // Only now: a disabled button's name and value would not be sent.
    begin();
    Promise.all([loadSender(), submission])
      .then(([{ sendForm }, submission]) => sendForm(submission))
      .then((answer): SubmitResult => ({ isSuccess: true, ...answer }), failedResult)
      .then(async (result) => {
        await enableRailsButtons(form);
        finish(result);
      });
  };

  const followBrowser = (event: SubmitEvent) => {
    // Later: the button's own name and value are still to be read, and others may take the form over.
    claim(() => {
      if (event.defaultPrevented || signal.aborted || !leavesPage(form, event.submitter)) return;
      begin();
      nativeTimer = setTimeout(finish, nativeTimeOut);
    });
  };

  // Ahead of time, and without a word if it fails: the sending itself will say so.
  if (method !== "native") loadSender().catch(() => undefined);
  window.addEventListener("submit", check, { signal, capture: true });
  if (method === "unclaimed") window.addEventListener("submit", sendUnclaimed, { signal });
  else memberOf(form, "addEventListener")("submit", send, { signal });
  followRails(form, sending);
  followTurbo(form, sending);
  return () => {
    end.abort();
    clearTimeout(nativeTimer);
  };
}

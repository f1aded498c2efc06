import type { FormSubmission } from "@yy/http/api/forms";
import { formRoot } from "@yy/page/formRoot";
import { loadChunk } from "@yy/page/loadChunk";
import { memberOf } from "@yy/page/memberOf";
import { whenReleased } from "../fields/holds";
import { followRails } from "./followRails";
import { followTurbo } from "./followTurbo";
import { enableRailsButtons } from "./railsButtons";
import { leavesPage, readSubmission, skipsValidation } from "./readSubmission";
import { failedResult, type SubmitResult } from "./SubmitResult";
import { type SendingCallbacks, trackSending } from "./trackSending";

/** A chunk of its own: most forms are sent by the browser and need no HTTP client. */
const loadSender = () => loadChunk("the sending of a form", () => import("@yy/http/api/forms"));

/**
 * Who sends a form. `native`: the browser or a library of the page. `fetch`: we do. `unclaimed`: a library of the page if
 * one takes the form over, else we do instead of the browser, so that the visitor stays on the page.
 */
export type SubmitMethod = "native" | "fetch" | "unclaimed";

/** Callbacks of a form that is followed. */
export interface SubmissionCallbacks extends SendingCallbacks {
  /** Tag of the widget, for error messages. */
  readonly tag: string;
  /** Whether the form may be sent. If not, it shows why. */
  mayBegin(): boolean;
}

/** In ms. If the browser has sent the form and the page is still there after this (a download, a 204), sending has ended. */
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
  const { isSending, begin, finish } = sending;
  /** Whether there was a submit in this task that is not being sent yet: a second one is stopped. */
  let isClaimed = false;

  /** For the rest of the task, because Turbo starts to send in a later microtask. */
  const claim = (then?: () => void) => {
    isClaimed = true;
    setTimeout(() => {
      isClaimed = false;
      then?.();
    });
  };

  let isWaiting = false;

  /** Submits again once no field is held any more: until then they are disabled, neither validated nor sent. */
  const wait = async (released: Promise<void>, button: HTMLElement | null) => {
    isWaiting = true;
    await released;
    isWaiting = false;
    if (!signal.aborted) memberOf(form, "requestSubmit")(button);
  };

  /** First of all listeners: no library of the page may send a form that must not be sent. */
  const check = (event: SubmitEvent) => {
    if (event.target !== form || skipsValidation(event.submitter)) return;
    const released = whenReleased(form);
    if (released && !isWaiting) wait(released, event.submitter);
    if (!released && !isSending() && !isClaimed && callbacks.mayBegin()) {
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

  /** Last of all listeners: rails-ujs and Turbo stop the event, or prevent it, when they send the form. */
  const sendUnclaimed = (event: SubmitEvent) => {
    if (event.target === form && !event.defaultPrevented && leavesPage(form, event.submitter))
      sendNow(event);
  };

  const sendNow = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending()) return;
    // rails-ujs sends a remote form whether or not it was prevented.
    if (memberOf(form, "dataset").remote !== undefined) event.stopPropagation();
    // In a promise, so that a URL that cannot be requested ends as a failed submission.
    const submission = new Promise<FormSubmission>((resolve) => {
      resolve(readSubmission(form, event.submitter, callbacks.tag));
    });
    // Not before the form is read: `began` may disable the button, whose name and value would be missing.
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
    // In a later task: the browser has yet to read the button's name and value, and a library may take the form over.
    claim(() => {
      if (event.defaultPrevented || signal.aborted || !leavesPage(form, event.submitter)) return;
      begin();
      nativeTimer = setTimeout(finish, nativeTimeOut);
    });
  };

  // Loaded ahead. A failure is not reported here but when the form is sent.
  if (method !== "native") loadSender().catch(() => undefined);
  const root = formRoot(form);
  root.addEventListener("submit", check, { signal, capture: true });
  if (method === "unclaimed") root.addEventListener("submit", sendUnclaimed, { signal });
  else memberOf(form, "addEventListener")("submit", send, { signal });
  followRails(form, sending);
  followTurbo(form, sending);
  return () => {
    end.abort();
    clearTimeout(nativeTimer);
  };
}

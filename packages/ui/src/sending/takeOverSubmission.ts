import { failedResult, type SubmitResult } from "./SubmitResult";
import { type SendingCallbacks, trackSending } from "./trackSending";

/** The request that is sent instead of the form. */
export interface OwnRequest {
  /** An element around the form: listeners of the form and of a `yy-form` may prevent the submit before ours hears it. */
  readonly root: Element;
  /** Resolves to undefined when its result is not known. A rejection is a failure. */
  send(submitter: HTMLElement | null): Promise<SubmitResult | undefined>;
}

/**
 * Sends another request instead of the form: each submit that no other listener has prevented is kept from the browser,
 * rails-ujs and Turbo. Returns a cleanup function.
 */
export function takeOverSubmission(
  form: HTMLFormElement,
  { root, send }: OwnRequest,
  callbacks: SendingCallbacks,
): () => void {
  const end = new AbortController();
  const { isSending, begin, finish } = trackSending(callbacks, end.signal);
  const submitted = (event: Event) => {
    const { target, submitter, defaultPrevented } = event as SubmitEvent;
    if (target !== form || defaultPrevented || leadsElsewhere(submitter)) return;
    event.preventDefault();
    // rails-ujs would send a remote form all the same, and disable its buttons for good.
    event.stopPropagation();
    if (isSending()) return;
    begin();
    send(submitter).catch(failedResult).then(finish);
  };
  root.addEventListener("submit", submitted, end);
  return () => end.abort();
}

/** Whether the button has a URL, method or window of its own: it sends the form for another purpose. */
function leadsElsewhere(submitter: HTMLElement | null): boolean {
  return ["formaction", "formmethod", "formtarget"].some((name) => submitter?.hasAttribute(name));
}

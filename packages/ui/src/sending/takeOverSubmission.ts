import { failedResult, type SubmitResult } from "./SubmitResult";
import { type SendingCallbacks, trackSending } from "./trackSending";

/** The request that is sent in the place of the form. */
export interface OwnRequest {
  /** An element around the form: the form's own listeners have looked at the submit by then, and a yy-form's. */
  readonly root: Element;
  /** Undefined when there is nothing to say of it. What it rejects with is a failure. */
  send(submitter: HTMLElement | null): Promise<SubmitResult | undefined>;
}

/**
 * Sends another request in the place of the form: the browser, rails-ujs and Turbo do not see a submit that nobody has
 * prevented. Returns a cleanup function.
 */
export function takeOverSubmission(
  form: HTMLFormElement,
  { root, send }: OwnRequest,
  callbacks: SendingCallbacks,
): () => void {
  const end = new AbortController();
  const { isOnItsWay, begin, finish } = trackSending(callbacks, end.signal);
  const submitted = (event: Event) => {
    const { target, submitter, defaultPrevented } = event as SubmitEvent;
    if (target !== form || defaultPrevented || leadsElsewhere(submitter)) return;
    event.preventDefault();
    // rails-ujs would send a remote form all the same, and disable its buttons for good.
    event.stopPropagation();
    if (isOnItsWay()) return;
    begin();
    send(submitter).catch(failedResult).then(finish);
  };
  root.addEventListener("submit", submitted, end);
  return () => end.abort();
}

/** A button with a URL or a window of its own does something else with the form. */
function leadsElsewhere(submitter: HTMLElement | null): boolean {
  return ["formaction", "formmethod", "formtarget"].some((name) => submitter?.hasAttribute(name));
}

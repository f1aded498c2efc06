import { onRestored } from "@yy/page/moments";
import type { SubmitResult } from "./SubmitResult";

/** Callbacks of a form that is being sent. */
export interface SendingCallbacks {
  /** The form has been read: from now on its fields and buttons may be disabled. */
  began(): void;
  /** The result is undefined when it cannot be known: the browser sent the form itself. */
  ended(result: SubmitResult | undefined): void;
}

/** The state of one form: it is sent once at a time. */
export interface Sending {
  readonly signal: AbortSignal;
  readonly isSending: () => boolean;
  readonly begin: () => void;
  readonly finish: (result?: SubmitResult) => void;
}

/**
 * Calls `began` and `ended` once for each sending.
 * @param signal aborts when the form is no longer followed: `ended` is not called any more
 */
export function trackSending({ began, ended }: SendingCallbacks, signal: AbortSignal): Sending {
  let isSending = false;
  const begin = () => {
    if (isSending) return;
    isSending = true;
    began();
  };
  const finish = (result?: SubmitResult) => {
    if (!isSending) return;
    isSending = false;
    if (!signal.aborted) ended(result);
  };
  // The page is back from the back/forward cache: the browser's submission is over.
  onRestored(() => finish(), { signal });
  return { signal, isSending: () => isSending, begin, finish };
}

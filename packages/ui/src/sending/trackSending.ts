import type { SubmitResult } from "./SubmitResult";

/** Told of a form on its way to the server. */
export interface SendingCallbacks {
  /** It leaves: nothing of it may be disabled before. */
  began(): void;
  /** Undefined when nobody can say what came of it: the browser sent the form itself. */
  ended(result: SubmitResult | undefined): void;
}

/** One sending of a form at a time. */
export interface Sending {
  readonly signal: AbortSignal;
  readonly isOnItsWay: () => boolean;
  readonly begin: () => void;
  readonly finish: (result?: SubmitResult) => void;
}

/** @param signal aborts when nobody follows the form any more: then nobody is told what came of it */
export function trackSending({ began, ended }: SendingCallbacks, signal: AbortSignal): Sending {
  let isOnItsWay = false;
  const begin = () => {
    if (isOnItsWay) return;
    isOnItsWay = true;
    began();
  };
  const finish = (result?: SubmitResult) => {
    if (!isOnItsWay) return;
    isOnItsWay = false;
    if (!signal.aborted) ended(result);
  };
  // The page that sent it is back.
  window.addEventListener("pageshow", ({ persisted }) => persisted && finish(), { signal });
  return { signal, isOnItsWay: () => isOnItsWay, begin, finish };
}

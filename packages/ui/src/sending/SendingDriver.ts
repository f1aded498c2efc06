import type { SubmitResult } from "./SubmitResult";

/** What a driver tells of a form that somebody else sends. */
export interface SendingDriver {
  /** Aborts when the form is no longer followed. */
  readonly signal: AbortSignal;
  /** The form is on its way. Returns the number of this sending. */
  readonly begin: () => number;
  /** This sending has been answered. */
  readonly finish: (sending: number, result: SubmitResult) => void;
  /** Resolves when those who change the buttons of the form after its submit have done so. */
  readonly buttonsChanged: () => Promise<void> | undefined;
}

import { fieldErrorsOf } from "@yy/domain/forms/serverErrors";
import type { SubmitResult } from "./SubmitResult";

/** Why the server did not take a form. */
export interface SubmitFailure {
  readonly kind:
    | "signedOut"
    /** The server says what is wrong with it. */
    | "rejected"
    /** Who sent the form has shown the answer: a script that rails-ujs ran, a page that Turbo has drawn. */
    | "shown"
    /** No answer, or none that says why: worth another try as it is. */
    | "failed";
  /** Key of the answer → message; empty unless it was rejected. */
  readonly errors: ReadonlyMap<string, string>;
}

/**
 * What came of a sending, as far as the visitor is concerned: undefined for a success.
 *
 * @param isSignedOut whether the answer is that of an ended session
 */
export function submitFailure(
  result: SubmitResult,
  isSignedOut: boolean | undefined,
): SubmitFailure | undefined {
  if (isSignedOut) return { kind: "signedOut", errors: new Map() };
  if (result.isSuccess) return undefined;
  const errors = fieldErrorsOf(result);
  return { kind: errors.size > 0 ? "rejected" : result.isShown ? "shown" : "failed", errors };
}

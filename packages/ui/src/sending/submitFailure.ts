import { fieldErrorsOf } from "@yy/domain/forms/serverErrors";
import type { SubmitResult } from "./SubmitResult";

/** Why a submission failed. */
export interface SubmitFailure {
  readonly kind:
    | "signedOut"
    /** The server names what is wrong. */
    | "rejected"
    /** The library that sent the form has shown the answer. */
    | "shown"
    /** No answer, or none that says why: the visitor may try again. */
    | "failed";
  /** Key of the answer → message; empty unless it was rejected. */
  readonly errors: ReadonlyMap<string, string>;
}

/**
 * Why the submission failed; undefined for a success.
 *
 * @param isSignedOut whether the session has ended
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

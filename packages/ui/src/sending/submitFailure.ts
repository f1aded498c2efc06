import { fieldErrorsOf, parseServerErrors } from "@yy/domain/forms/serverErrors";
import type { SubmitResult } from "./SubmitResult";

/** Why a submission failed. */
export interface SubmitFailure {
  readonly kind:
    | "signedOut"
    /** The server names what is wrong. */
    | "rejected"
    /** The library that sent the form has shown the answer. */
    | "shown"
    /** No answer, or none that names what is wrong. */
    | "failed";
  /** What the status says of a failure. */
  readonly reason: FailureReason;
  /** Seconds after which the server says to try again. */
  readonly retryAfter: number | undefined;
  /** Key of the answer → message; empty unless it was rejected. */
  readonly errors: ReadonlyMap<string, string>;
}

/** What the visitor can do. */
export type FailureReason =
  /** Try again: there was no answer, or the server broke. */
  | "broken"
  /** Try again after a while: it is overloaded or being maintained. */
  | "unavailable"
  /** Try again after a while, since there were too many submissions. */
  | "tooMany"
  /** Send less. */
  | "tooLarge"
  /** Sign in as somebody else. */
  | "forbidden"
  /** Load the page again: its token is too old. */
  | "expired"
  /** Correct it: the same would be refused again. */
  | "refused";

/**
 * Why the submission failed; undefined for a success.
 *
 * @param isSignedOut whether the session has ended
 */
export function submitFailure(
  result: SubmitResult,
  isSignedOut: boolean | undefined,
): SubmitFailure | undefined {
  const { status, retryAfter } = result;
  const reason = reasonOf(status);
  if (isSignedOut) return { kind: "signedOut", reason, retryAfter, errors: new Map() };
  if (result.isSuccess) return undefined;
  // A 401 that ends no session is the answer to a wrong password.
  const errors = status === 401 ? parseServerErrors(result.body) : fieldErrorsOf(result);
  const kind = errors.size > 0 ? "rejected" : result.isShown ? "shown" : "failed";
  return { kind, reason, retryAfter, errors };
}

/** Whether the same may be accepted another time. */
export function canRetry({ reason }: Pick<SubmitFailure, "reason">): boolean {
  return !["tooLarge", "forbidden", "expired"].includes(reason);
}

const reasons: Readonly<Record<number, FailureReason>> = {
  403: "forbidden",
  413: "tooLarge",
  419: "expired",
  429: "tooMany",
  503: "unavailable",
};

function reasonOf(status: number): FailureReason {
  return reasons[status] ?? (status >= 400 && status < 500 ? "refused" : "broken");
}

import type { FailureReason as NamedReason } from "@yy/domain/forms/answerMeaning";
import { meaningOf } from "./meaningOf";
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
  /** What helps, where the server names nothing. */
  readonly reason: FailureReason;
  /** Seconds after which the server says to try again. */
  readonly retryAfter: number | undefined;
  /** Key of the answer → message; empty unless it was rejected. */
  readonly errors: ReadonlyMap<string, string>;
}

/** What the visitor can do. */
export type FailureReason =
  | NamedReason
  /** See whether it was carried out before it is sent again. */
  | "unknown";

/**
 * Why the submission failed; undefined for a success.
 *
 * @param isSignedOut whether the session has ended
 */
export function submitFailure(
  result: SubmitResult,
  isSignedOut: boolean | undefined,
): SubmitFailure | undefined {
  const meaning = isSignedOut ? ({ kind: "signIn" } as const) : meaningOf(result);
  const failure = { reason: "refused", retryAfter: result.retryAfter, errors: none } as const;
  switch (meaning.kind) {
    case "saved":
    case "followed":
    case "page":
      return undefined;
    case "signIn":
      return { ...failure, kind: "signedOut" };
    case "refused":
      return { ...failure, kind: "rejected", errors: meaning.errors };
    case "shown":
      return { ...failure, kind: "shown" };
    case "unknown":
      return { ...failure, kind: "failed", reason: "unknown" };
    case "failed":
      return { ...failure, kind: "failed", reason: meaning.reason };
  }
}

/** Whether the same may be accepted another time, and cannot be carried out twice. */
export function canRetry({ reason }: Pick<SubmitFailure, "reason">): boolean {
  return !["tooLarge", "forbidden", "expired", "unknown"].includes(reason);
}

const none: ReadonlyMap<string, string> = new Map();

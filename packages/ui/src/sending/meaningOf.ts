import {
  type AnswerMeaning,
  answerMeaning,
  type FailureReason as NamedReason,
} from "@yy/domain/forms/answerMeaning";
import { webUrl } from "@yy/http/origins";
import { announce } from "@yy/http/unauthorized";
import type { SubmitResult } from "./SubmitResult";

/**
 * What became of a submission.
 *
 * @param loginPath of the sign-in page; left out where no answer ends a session
 */
export function meaningOf(result: SubmitResult, loginPath?: string): AnswerMeaning {
  const { redirectedTo, url = "" } = result;
  const answer = {
    status: result.status,
    url: webUrl(redirectedTo ?? url)?.href ?? "",
    isRedirected: result.isRedirected === true,
    body: result.body,
    page: result.page,
    isTaken: result.isSuccess,
    isShown: result.isShown === true,
    isUnsent: result.isUnsent === true,
  };
  const endsSession = loginPath !== undefined;
  return answerMeaning(answer, {
    origin: location.origin,
    endsSession,
    login: endsSession ? webUrl(loginPath)?.href : undefined,
  });
}

/** Whether the answer to a submission asks to sign in. It then announces that the session may have ended (behaviour 8.5). */
export function endsSession(result: SubmitResult, loginPath: string): boolean {
  const isOver = meaningOf(result, loginPath).kind === "signIn";
  if (isOver) announce("unauthorized");
  return isOver;
}

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

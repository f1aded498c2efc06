import { isRequestError } from "@yy/domain/errors";
import {
  type AnswerMeaning,
  answerMeaning,
  type FormAnswer,
  type FailureReason as NamedReason,
} from "@yy/domain/forms/answerMeaning";
import type { FailureKind } from "@yy/domain/forms/submissionReducer";
import { waitWords } from "@yy/domain/time/waitWords";
import { webUrl } from "@yy/http/origins";
import { announce } from "@yy/http/unauthorized";
import type { attributes } from "./failureSchema";

/** How a submission ended. `answerMeaning` says what that means. */
export interface SubmitResult extends Omit<FormAnswer, "url"> {
  /** Absolute URL that answered, after redirects; empty without an answer. */
  readonly url?: string;
  /** URL that the server redirected to; only when the request was ours. */
  readonly redirectedTo?: string | undefined;
  /** rails-ujs sends the form, and does not visit the page that it is redirected to. */
  readonly staysHere?: boolean;
  /** Seconds after which the server says to try again. */
  readonly retryAfter?: number | undefined;
  /** Reported as `yy:error`, unless the server has named the fields at fault. */
  readonly error?: unknown;
}

/**
 * The result of a request of ours that was rejected. Any error but a `RequestError` came before the
 * request.
 */
export function failedResult(error: unknown): SubmitResult & { readonly isUnsent: boolean } {
  const isUnsent = !isRequestError(error);
  const { status, url, body, retryAfter } = isUnsent ? noAnswer : error;
  return { isSuccess: false, status, url, body, retryAfter, error, isUnsent };
}

const noAnswer = { status: 0, url: "", body: null, retryAfter: undefined };

/**
 * What became of a submission.
 *
 * @param loginPath of the sign-in page; left out where no answer ends a session
 */
export function meaningOf(result: SubmitResult, loginPath?: string): AnswerMeaning {
  const { redirectedTo, url = "" } = result;
  const answer = { ...result, url: webUrl(redirectedTo ?? url)?.href ?? "" };
  const mayEndSession = loginPath !== undefined;
  return answerMeaning(answer, {
    origin: location.origin,
    mayEndSession,
    login: mayEndSession ? webUrl(loginPath)?.href : undefined,
  });
}

/**
 * Returns whether the answer to a submission asks to sign in. If it does, the function announces
 * that the session may have ended (behaviour 8.5).
 */
export function signOutIfEnded(result: SubmitResult, loginPath: string): boolean {
  const isOver = meaningOf(result, loginPath).kind === "signedOut";
  if (isOver) announce("unauthorized");
  return isOver;
}

/** Why a submission failed. */
export interface SubmitFailure {
  readonly kind: FailureKind;
  /** Why it failed, where the server names no fields. */
  readonly reason: FailureReason;
  /** Seconds after which the server says to try again. */
  readonly retryAfter: number | undefined;
  /** Key of the answer → message; empty unless it was refused. */
  readonly errors: ReadonlyMap<string, string>;
}

/** Named by what the visitor can do. */
export type FailureReason =
  | NamedReason
  /** Check whether it was carried out before sending it again. */
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
  const meaning = isSignedOut ? ({ kind: "signedOut" } as const) : meaningOf(result);
  const failure = { reason: "refused", retryAfter: result.retryAfter, errors: none } as const;
  switch (meaning.kind) {
    case "saved":
    case "followed":
    case "page":
      return undefined;
    case "unknown":
      return { ...failure, kind: "failed", reason: "unknown" };
    default:
      return { ...failure, ...meaning };
  }
}

const none: ReadonlyMap<string, string> = new Map();

/** Whether the same submission may be accepted later, and cannot be carried out twice. */
export function canRetry({ reason }: Pick<SubmitFailure, "reason">): boolean {
  return !["tooLarge", "forbidden", "expired", "unknown"].includes(reason);
}

type FailureTexts = Readonly<Record<keyof typeof attributes | "errorText" | "refusedText", string>>;

/** The text for a failure that names no field: what happened, and what helps. */
export function failureText(
  { reason, retryAfter }: Pick<SubmitFailure, "reason" | "retryAfter">,
  texts: FailureTexts,
): string {
  const wait = retryAfter === undefined ? texts.waitText : waitWords(retryAfter, texts);
  return texts[textNames[reason]].replaceAll("{wait}", () => wait);
}

const textNames = {
  unknown: "unknownText",
  broken: "errorText",
  unavailable: "unavailableText",
  tooMany: "tooManyText",
  tooLarge: "tooLargeText",
  forbidden: "forbiddenText",
  expired: "expiredText",
  refused: "refusedText",
} as const satisfies Record<FailureReason, keyof FailureTexts>;

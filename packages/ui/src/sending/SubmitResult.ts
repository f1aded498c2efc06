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

/** The result of a submission. `answerMeaning` interprets it. */
export interface SubmitResult extends Omit<FormAnswer, "url"> {
  /** The absolute URL of the answer, after redirects; empty without an answer. */
  readonly url?: string;
  /** The URL that the server redirected to; known only when the widget sent the request. */
  readonly redirectedTo?: string | undefined;
  /** Whether rails-ujs sent the form: then the browser stays on this page after a redirect. */
  readonly staysHere?: boolean;
  /** The number of seconds after which the server allows another attempt. */
  readonly retryAfter?: number | undefined;
  /** Reported as `yy:error`, unless the server has rejected fields by name. */
  readonly error?: unknown;
}

/**
 * The result of a rejected request. An error other than a `RequestError` was thrown before the
 * request was sent.
 */
export function failedResult(error: unknown): SubmitResult & { readonly isUnsent: boolean } {
  const isUnsent = !isRequestError(error);
  const { status, url, body, retryAfter } = isUnsent ? noAnswer : error;
  return { isSuccess: false, status, url, body, retryAfter, error, isUnsent };
}

const noAnswer = { status: 0, url: "", body: null, retryAfter: undefined };

/**
 * What the answer to a submission means.
 *
 * @param loginPath the path of the sign-in page; left out where no answer can end the session
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
 * Returns whether the answer to a submission asks to sign in. If so, announces that the session may
 * have ended (behaviour 8.5).
 */
export function signOutIfEnded(result: SubmitResult, loginPath: string): boolean {
  const isOver = meaningOf(result, loginPath).kind === "signedOut";
  if (isOver) announce("unauthorized");
  return isOver;
}

/** Why a submission failed. */
export interface SubmitFailure {
  readonly kind: FailureKind;
  /** The reason, when the server has not rejected fields by name. */
  readonly reason: FailureReason;
  /** The number of seconds after which the server allows another attempt. */
  readonly retryAfter: number | undefined;
  /** Key of the answer → message; empty unless the form was rejected. */
  readonly errors: ReadonlyMap<string, string>;
}

/** Each reason calls for another action of the visitor. */
export type FailureReason =
  | NamedReason
  /** The visitor has to check whether the form was accepted before sending it again. */
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

/** Whether sending the same data again can help and cannot make the server act twice. */
export function canRetry({ reason }: Pick<SubmitFailure, "reason">): boolean {
  return !["tooLarge", "forbidden", "expired", "unknown"].includes(reason);
}

type FailureTexts = Readonly<Record<keyof typeof attributes | "errorText" | "refusedText", string>>;

/**
 * The text for a failure that names no field: it says what happened and what the visitor can do.
 */
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

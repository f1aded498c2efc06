import { isRequestError } from "@yy/domain/errors";
import { isSamePath } from "@yy/domain/urls/trailingSlashes";
import { type Answer, invalidResponse } from "@yy/http/answer";
import { webUrl } from "@yy/http/origins";
import { announce, isOwnUnauthorized } from "@yy/http/unauthorized";

/** The parts of an answer that show whether the session has ended. */
interface SignedOutAnswer {
  readonly status: number;
  /** Absolute URL that answered, after redirects; without an answer the requested URL, or empty. */
  readonly url: string;
}

interface SubmittedAnswer extends Partial<SignedOutAnswer> {
  readonly status: number;
  /** URL that the server redirected to. */
  readonly redirectedTo?: string | undefined;
}

/** Whether the answer is a 401 of the page's own origin, or comes from the sign-in page, which looks like a success. */
export function isSignedOut(answer: SignedOutAnswer, loginPath: string): boolean {
  if (isOwnUnauthorized(answer)) return true;
  const answered = webUrl(answer.url);
  const login = webUrl(loginPath);
  if (!answered || answered.origin !== login?.origin) return false;
  return isSamePath(answered, login);
}

/** The same for a submission. It then announces that the session may have ended (behaviour 8.5). */
export function endsSession(
  { status, url = "", redirectedTo = url }: SubmittedAnswer,
  loginPath: string,
): boolean {
  const isOver = isSignedOut({ status, url: redirectedTo }, loginPath);
  if (isOver) announce("unauthorized");
  return isOver;
}

/** The same for the error of a request. */
export function isSessionOver(error: unknown, loginPath: string): boolean {
  return isRequestError(error) && isSignedOut(error, loginPath);
}

/**
 * Returns an answer to a write, unless it is that of the sign-in page, to which the server has redirected instead of doing
 * what was asked.
 *
 * @throws RequestError with the status and the URL of that page, after the end of the session is announced
 */
export function answeredBySession(answer: Answer, loginPath: string): Answer {
  if (!endsSession(answer, loginPath)) return answer;
  throw invalidResponse(answer, `the answer is the sign-in page, ${answer.url}`);
}

/** The sign-in page, which leads back to this one. */
export function signInUrl(loginPath: string): string {
  const login = new URL(loginPath, document.baseURI);
  login.searchParams.set("redirect_to", location.href);
  return login.href;
}

import { isRequestError } from "@yy/domain/errors";
import { type AskingAnswer, isSignIn } from "@yy/domain/session/isSignIn";
import { type Answer, invalidResponse } from "@yy/http/answer";
import { webUrl } from "@yy/http/origins";
import { announce } from "@yy/http/unauthorized";

/**
 * Whether the answer means that the visitor is signed out: a 401 of the page's own origin, or an
 * answer of the sign-in page, whose status is that of a success.
 */
export function isSignedOut({ status, url }: AskingAnswer, loginPath: string): boolean {
  const answered = webUrl(url)?.href ?? "";
  return isSignIn({ status, url: answered }, location.origin, webUrl(loginPath)?.href);
}

/** Whether the error of a request means that the visitor is signed out. */
export function isSessionOver(error: unknown, loginPath: string): boolean {
  return isRequestError(error) && isSignedOut(error, loginPath);
}

/**
 * Returns an answer to a write, unless it is the sign-in page, to which the server has redirected
 * instead of carrying out the request.
 *
 * @throws RequestError with the status and the URL of the sign-in page, after announcing the end of
 * the session (behaviour 8.5)
 */
export function answeredBySession(answer: Answer, loginPath: string): Answer {
  const url = answer.redirectedTo ?? answer.url;
  if (!isSignedOut({ status: answer.status, url }, loginPath)) return answer;
  announce("unauthorized");
  throw invalidResponse(answer, `the answer is the sign-in page, ${answer.url}`);
}

/** The URL of the sign-in page, which leads back to this page. */
export function signInUrl(loginPath: string): string {
  const login = new URL(loginPath, document.baseURI);
  login.searchParams.set("redirect_to", location.href);
  return login.href;
}

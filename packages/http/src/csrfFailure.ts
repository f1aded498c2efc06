import { isRequestError, type RequestError } from "@yy/domain/errors";
import { isWholePage } from "@yy/domain/text/isWholePage";
import { csrfToken, userId } from "@yy/page/metas";
import { renewCsrfToken } from "./renewCsrfToken";
import { currentVisitor } from "./unauthorized";

/**
 * Sends a write with the page's CSRF token. A server that refuses the token does so before anything
 * else: then this takes a new one from a new copy of the page, and sends the write once more. The
 * visitor has signed in again in another tab, or the session has ended, which the second answer
 * says. Where another user has come meanwhile it is sent once: it must not go out as theirs.
 *
 * @param send reads the token when it is called
 */
export async function withCsrfRetry<T>(send: () => Promise<T>): Promise<T> {
  const token = csrfToken();
  const isSenderHere = rememberVisitor();
  try {
    return await send();
  } catch (error) {
    if (token === null || !isRequestError(error) || !isCsrfFailure(error)) throw error;
    // Another write may have renewed it meanwhile: Laravel's token is the same in every copy.
    if (csrfToken() === token) await renewCsrfToken().catch(() => undefined);
    if (csrfToken() === token || !isSenderHere()) throw error;
    return send();
  }
}

/**
 * Returns a function that says whether the same visitor is there: by the page's word where it names
 * its user, which it may do before the session knows.
 */
function rememberVisitor(): () => boolean {
  const [user, visitor] = [userId(), currentVisitor()];
  return () => {
    const now = userId();
    return user === null || now === null ? visitor === currentVisitor() : user === now;
  };
}

/**
 * Whether the server's action has refused the write with this status. A refusal by the token check
 * that runs before the action says nothing about the write.
 */
export function isRefusedByAction(error: unknown, status: number): boolean {
  return isRequestError(error) && error.status === status && !isCsrfFailure(error);
}

/**
 * Whether an answer refuses the CSRF token: by Laravel's status, or by 422 or 403 and what Rails
 * and Django show in place of the action's answer (a page or the name of the status), or by the
 * error's name.
 */
export function isCsrfFailure({ status, body }: RequestError): boolean {
  if (status === 419) return true;
  if (status !== 422 && status !== 403) return false;
  if (typeof body === "string")
    return isWholePage(body) || body.includes("InvalidAuthenticityToken");
  if (typeof body !== "object" || body === null || !("error" in body)) return false;
  return body.error === "csrf" || ("status" in body && body.status === status);
}

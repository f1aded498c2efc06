import { isRequestError, type RequestError } from "@yy/domain/errors";
import { isWholePage } from "@yy/domain/text/isWholePage";
import { csrfToken } from "@yy/page/metas";
import { renewCsrfToken } from "./renewCsrfToken";

/**
 * Sends a write with the page's CSRF token. When the server refuses the token, which it does before
 * anything else, takes a new one from a new copy of the page, and sends the write once more: the
 * visitor has signed in again in another tab, or the session has ended, which the second answer
 * says.
 *
 * @param send reads the token when it is called
 */
export async function withCsrfRetry<T>(send: () => Promise<T>): Promise<T> {
  const token = csrfToken();
  try {
    return await send();
  } catch (error) {
    if (token === null || !isRequestError(error) || !isCsrfFailure(error)) throw error;
    // Another write may have renewed it meanwhile: Laravel's is the same in every copy of the page.
    if (csrfToken() === token) await renewCsrfToken().catch(() => undefined);
    if (csrfToken() === token) throw error;
    return send();
  }
}

/**
 * Whether the server's action has refused the write with this status, and not, before it, what
 * checks the token: that says nothing of what the write asks for.
 */
export function isRefusedByAction(error: unknown, status: number): boolean {
  return isRequestError(error) && error.status === status && !isCsrfFailure(error);
}

/**
 * Whether an answer refuses the CSRF token: by Laravel's status, or by 422 or 403 and what Rails
 * and Django show in the place of an answer of the action, a page or the name of the status, or by
 * its name.
 */
export function isCsrfFailure({ status, body }: RequestError): boolean {
  if (status === 419) return true;
  if (status !== 422 && status !== 403) return false;
  if (typeof body === "string")
    return isWholePage(body) || body.includes("InvalidAuthenticityToken");
  if (typeof body !== "object" || body === null || !("error" in body)) return false;
  return body.error === "csrf" || ("status" in body && body.status === status);
}

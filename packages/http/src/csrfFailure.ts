import { isRequestError, type RequestError } from "@yy/domain/errors";
import { csrfToken } from "@yy/page/metas";
import { renewCsrfToken } from "./renewCsrfToken";

/**
 * Sends a write with the page's CSRF token. When the server refuses the token, which it does before anything else, takes a
 * new one from a new copy of the page, and sends the write once more: the visitor has signed in again in another tab, or
 * the session has ended, which the second answer says.
 *
 * @param send reads the token when it is called
 */
export async function withCsrfRetry<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const token = csrfToken();
    if (token === null || !isRequestError(error) || !isCsrfFailure(error)) throw error;
    await renewCsrfToken().catch(() => undefined);
    if (csrfToken() === token) throw error;
    return send();
  }
}

/**
 * Whether an answer refuses the CSRF token: by Laravel's status, or by 422 or 403 and what Rails and Django show in the
 * place of an answer of the action, a page or the name of the status, or by its name.
 */
export function isCsrfFailure({ status, body }: RequestError): boolean {
  if (status === 419) return true;
  if (status !== 422 && status !== 403) return false;
  if (typeof body === "string")
    return /^\s*<(?:!doctype|html)\b|InvalidAuthenticityToken/i.test(body);
  if (typeof body !== "object" || body === null || !("error" in body)) return false;
  return body.error === "csrf" || ("status" in body && body.status === status);
}

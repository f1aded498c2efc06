import type { Answer } from "./answer";
import { withCsrfRetry } from "./csrfFailure";
import { isSameOrigin, webUrl } from "./origins";
import { isWrite } from "./requestHeaders";
import { type RequestOptions, requestOnce } from "./requestOnce";

export type { Answer } from "./answer";
export type { RequestOptions } from "./requestOnce";

/**
 * Sends a request and reads its answer (behaviour 8); a write again, once, when it was refused for
 * its CSRF token.
 *
 * @returns the answer, if its status is 2xx; see also `acceptsRedirect`
 * @throws as `requestOnce`
 */
export function request(options: RequestOptions): Promise<Answer> {
  const send = () => requestOnce(options);
  return isProtected(options) ? withCsrfRetry(send) : send();
}

/**
 * Whether the CSRF token is sent as a header alone: a form has it among its fields
 * (`formToken.ts`).
 */
function isProtected({ method = "GET", url, body }: RequestOptions): boolean {
  const parsed = webUrl(url);
  return isWrite(method) && parsed !== null && isSameOrigin(parsed) && body === undefined;
}

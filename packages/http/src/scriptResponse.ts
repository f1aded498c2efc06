import { type Answer, invalidResponse, mediaType, noAnswer } from "./answer";
import { isSameOrigin, webAddress } from "./origins";
import { cspNonce } from "./pageMeta";
import { sharedGet } from "./sharedGet";
import { trusted } from "./trustedTypes";

/** What is asked for when only a script will do. */
const SCRIPT = "text/javascript, application/javascript";

/**
 * Asks for a script response, `GET *.js`, and runs it (behaviour 8.6).
 *
 * @throws RequestError when the address is of another origin (status 0, nothing is sent), or the answer is no JavaScript
 */
export async function loadScript(url: string, signal?: AbortSignal): Promise<void> {
  runScript(await sharedGet({ url: ownAddress(url), accept: SCRIPT, signal }));
}

/** The absolute address, if it is of the page's own origin; only from there are scripts taken. */
export function ownAddress(url: string): string {
  const address = webAddress(url);
  if (address !== null && isSameOrigin(address)) return address.href;
  throw noAnswer(address?.href ?? url, `${url} is not of this page's origin`);
}

/** Whether an answer is served as JavaScript. */
export const isScript = (answer: Answer): boolean =>
  /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(mediaType(answer));

/**
 * Runs a script response: its text in a script element with the page's nonce, so that a strict policy lets it, and
 * neither `eval` nor a second request is needed. It has run when this returns; the element is gone then. What it throws
 * reaches the page's `error` event, as with any script element.
 *
 * @throws RequestError unless it came from the page's own origin with a JavaScript type
 */
export function runScript(answer: Answer): void {
  ownAddress(answer.url);
  if (!isScript(answer)) throw invalidResponse(answer, `${answer.url} is not served as JavaScript`);
  const script = document.createElement("script");
  script.nonce = cspNonce() ?? "";
  script.text = trusted().createScript(answer.text);
  document.head.append(script);
  script.remove();
}

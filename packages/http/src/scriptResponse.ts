import { got } from "@yy/page/got";
import { cspNonce } from "@yy/page/metas";
import { type Answer, invalidResponse, mediaType, noAnswer } from "./answer";
import { isSameOrigin, webUrl } from "./origins";
import { sharedGet } from "./sharedGet";
import { trusted } from "./trustedTypes";

/** `Accept` of a request that needs a script. */
const SCRIPT = "text/javascript, application/javascript";

/**
 * Requests a script, `GET *.js`, and runs it (behaviour 8.6).
 *
 * @throws RequestError when the URL is of another origin (status 0, nothing is sent), or the answer
 * is no JavaScript
 */
export async function loadScript(url: string, signal?: AbortSignal): Promise<void> {
  runScript(await sharedGet({ url: ownUrl(url), accept: SCRIPT, signal }));
}

/**
 * The absolute URL, if it has the page's own origin; scripts of other origins are never run.
 *
 * @throws RequestError otherwise (status 0)
 */
export function ownUrl(url: string): string {
  const parsed = webUrl(url);
  if (parsed !== null && isSameOrigin(parsed)) return parsed.href;
  throw noAnswer(parsed?.href ?? url, `the address must be of this page's origin${got(url)}`);
}

/** Whether an answer is served as JavaScript. */
export const isScript = (answer: Answer): boolean =>
  /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(mediaType(answer));

/**
 * Runs a script response synchronously, as the text of a script element with the page's nonce: a
 * strict policy allows that, unlike `eval`. The element is removed afterwards. Errors of the script
 * reach the page's `error` event.
 *
 * @throws RequestError unless it came from the page's own origin with a JavaScript type
 */
export function runScript(answer: Answer): void {
  ownUrl(answer.url);
  if (!isScript(answer)) throw invalidResponse(answer, `${answer.url} is not served as JavaScript`);
  const script = document.createElement("script");
  script.nonce = cspNonce() ?? "";
  script.text = trusted().createScript(answer.text);
  document.head.append(script);
  script.remove();
}

import { invalidResponse } from "../answer";
import { isHtml, readHtml } from "../htmlAnswer";
import { fromSamePath } from "../samePath";
import { isScript, ownUrl, runScript } from "../scriptResponse";
import { sharedGet } from "../sharedGet";

/** A loaded list: a script that replaces the rows when it runs, or the rows as HTML. */
export type MessageListAnswer =
  | { readonly kind: "script"; run(): void }
  | { readonly kind: "html"; readonly fragment: DocumentFragment };

/** The URL of the messages of a type, both of their page and of their rows; "" for all types. */
export function messageListUrl(src: string, type: string): string {
  const url = new URL(src, document.baseURI);
  if (type !== "") url.searchParams.set("type", type);
  return url.href;
}

/**
 * `GET /perfil/mensagens`, answered with JavaScript or HTML. Does not run the script, so that the
 * caller can drop an answer when a later request has been made.
 *
 * @param src - of the page's own origin
 * @param type - message type; "" for all
 * @throws RequestError also for another origin, for other types of answer, and for one from another
 * path: when a session has ended, the server redirects to its sign-in page, which answers 200
 */
export async function loadMessageList(
  src: string,
  type: string,
  signal?: AbortSignal,
): Promise<MessageListAnswer> {
  const url = ownUrl(messageListUrl(src, type));
  // The page has the same URL: from the cache, going back to it would show the script's text.
  const accept = "text/javascript, text/html;q=0.9";
  const answer = fromSamePath(url, await sharedGet({ url, accept, signal, cached: false }));
  if (isScript(answer)) return { kind: "script", run: () => runScript(answer) };
  if (!isHtml(answer))
    throw invalidResponse(answer, `${answer.url} is neither JavaScript nor HTML`);
  const { fragment } = await readHtml(answer, signal);
  return { kind: "html", fragment };
}

import { invalidResponse } from "../answer";
import { isHtml, readHtml } from "../htmlAnswer";
import { fromSamePath } from "../samePath";
import { isScript, ownUrl, runScript } from "../scriptResponse";
import { sharedGet } from "../sharedGet";

/** A loaded list: a script that changes the rows itself, or the rows. */
export type MessageListAnswer =
  | { readonly kind: "script"; run(): void }
  | { readonly kind: "html"; readonly fragment: DocumentFragment };

/** Where the messages of a type are, as a page and as rows; of all for an empty one. */
export function messageListUrl(src: string, type: string): string {
  const url = new URL(src, document.baseURI);
  if (type !== "") url.searchParams.set("type", type);
  return url.href;
}

/**
 * `GET /perfil/mensagens`, answered with JavaScript or HTML. Nothing has run or changed when this returns, so that the
 * answer of an earlier load can still be dropped.
 *
 * @param src - of the page's own origin
 * @param type - message type; empty for all
 * @throws RequestError also for another origin, for other types of answer, and for one from another path: a server
 *   redirects to its sign-in page when a session has ended, and answers 200
 */
export async function loadMessageList(
  src: string,
  type: string,
  signal?: AbortSignal,
): Promise<MessageListAnswer> {
  const url = ownUrl(messageListUrl(src, type));
  // The page has the same URL: the way back to it would show the script's text.
  const accept = "text/javascript, text/html;q=0.9";
  const answer = fromSamePath(url, await sharedGet({ url, accept, signal, cached: false }));
  if (isScript(answer)) return { kind: "script", run: () => runScript(answer) };
  if (!isHtml(answer))
    throw invalidResponse(answer, `${answer.url} is neither JavaScript nor HTML`);
  const { fragment } = await readHtml(answer, signal);
  return { kind: "html", fragment };
}

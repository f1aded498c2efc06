import { csrfToken, userId } from "@yy/page/metas";
import { PAGE } from "./requestHeaders";
import { requestOnce } from "./requestOnce";
import { parseInert } from "./trustedTypes";

/**
 * Updates `meta[name=csrf-token]` from a new copy of this page. Call after a rejected write: when
 * the visitor has signed in again in another tab, the server rejects the old token. Another user's
 * token is not taken: what this one has written here must not be sent as theirs.
 *
 * @throws RequestError when the page cannot be loaded
 */
export async function renewCsrfToken(signal?: AbortSignal): Promise<void> {
  const here = document.querySelector<HTMLMetaElement>(tokenMeta);
  if (!here || csrfToken() === null) return;
  const { text } = await requestOnce({
    url: location.href,
    accept: PAGE,
    cached: false,
    signal,
  });
  const copy = parseInert(text, "text/html");
  const person = copy.querySelector<HTMLMetaElement>('head > meta[name="yy-user-id"]')?.content;
  if (person && userId() && person !== userId()) return;
  const token = copy.querySelector<HTMLMetaElement>(tokenMeta)?.content;
  if (token) here.content = token;
}

const tokenMeta = 'head > meta[name="csrf-token"]';

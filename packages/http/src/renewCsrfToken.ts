import { csrfToken } from "@yy/page/metas";
import { request } from "./client";
import { parseInert } from "./trustedTypes";

/**
 * Updates `meta[name=csrf-token]` from a new copy of this page. Call after a rejected write: when the visitor has
 * signed in again in another tab, the server rejects the old token.
 *
 * @throws RequestError when the page cannot be loaded
 */
export async function renewCsrfToken(signal?: AbortSignal): Promise<void> {
  const meta = 'head > meta[name="csrf-token"]';
  const here = document.querySelector<HTMLMetaElement>(meta);
  if (!here || csrfToken() === null) return;
  const { text } = await request({
    url: location.href,
    accept: "text/html",
    cached: false,
    signal,
  });
  const token = parseInert(text, "text/html").querySelector<HTMLMetaElement>(meta)?.content;
  if (token) here.content = token;
}

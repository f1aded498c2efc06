import { request } from "./client";
import { csrfToken } from "./pageMeta";
import { parseInert } from "./trustedTypes";

/**
 * Puts the token of the visitor's session as it is now into `meta[name=csrf-token]`: whoever has signed in again in
 * another tab has another one, and every write with the old one is refused. Asks for this page once more, and takes
 * nothing else of it.
 *
 * @throws RequestError when the page could not be had
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

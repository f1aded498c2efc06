import { loadChunk } from "@yy/page/loadChunk";
import { originList } from "@yy/page/metas";
import { type Answer, invalidResponse, mediaType, noAnswer } from "./answer";
import { isOneOf, isSameOrigin, webUrl } from "./origins";
import { ownHtml } from "./ownHtml";
import { type ReadOptions, sharedGet } from "./sharedGet";

/** HTML from a server without anything that runs, not inserted into the page yet. */
export interface HtmlAnswer {
  /**
   * Nodes of an inert document: nothing loads and no custom element upgrades before they are
   * inserted. Each caller gets its own.
   */
  readonly fragment: DocumentFragment;
  /** Absolute URL that answered, after redirects. */
  readonly url: string;
  readonly headers: Headers;
}

export interface HtmlOptions extends Pick<ReadOptions, "accept" | "headers" | "signal" | "cached"> {
  /** Origins besides the page's own, separated by spaces: `data-allow-origin`. */
  allowOrigin?: string | undefined;
}

/**
 * Requests HTML (behaviour 8.7), from the page's own origin or one in `allowOrigin`.
 *
 * @throws RequestError for a URL of another origin (status 0, nothing is sent), for a redirect to
 * another origin, and for an answer that is not `text/html`
 */
export async function fetchHtml(url: string, options: HtmlOptions = {}): Promise<HtmlAnswer> {
  return readHtml(await askForHtml(url, options), options.signal);
}

/** @throws as `fetchHtml`, but for the type of the answer */
export async function askForHtml(
  url: string,
  { allowOrigin, ...read }: HtmlOptions,
): Promise<Answer> {
  const parsed = webUrl(url);
  if (parsed === null || !isOneOf(parsed, [location.origin, ...originList(allowOrigin)])) {
    throw noAnswer(
      parsed?.href ?? url,
      `${parsed?.origin ?? "the address"} is not an origin that this page takes HTML from`,
    );
  }
  return sharedGet({
    accept: "text/html",
    ...read,
    url: parsed.href,
    allowOrigin: parsed.origin,
  });
}

/** Whether an answer is served as HTML. */
export const isHtml = (answer: Answer): boolean => mediaType(answer) === "text/html";

/**
 * Reads an HTML answer: HTML from the page's own server is trusted as the page is, that from
 * another origin is cleaned. The cleaner is a chunk of its own: most pages never need it.
 *
 * @param signal - of the caller; it may be aborted while the cleaner loads
 * @throws RequestError when it is not `text/html`, or the cleaner cannot be loaded (status 0)
 */
export async function readHtml(
  answer: Answer,
  signal?: AbortSignal | undefined,
): Promise<HtmlAnswer> {
  if (!isHtml(answer)) throw invalidResponse(answer, `${answer.url} is not served as HTML`);
  const { url, headers, text } = answer;
  if (isSameOrigin(new URL(url))) return { fragment: ownHtml(text), url, headers };
  const { cleanHtml } = await loadCleaner();
  signal?.throwIfAborted();
  return { fragment: cleanHtml(text), url, headers };
}

const loadCleaner = () => loadChunk("the cleaning of HTML", () => import("./cleanHtml"));

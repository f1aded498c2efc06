import { isBlankUrl } from "@yy/domain/urls/isBlankUrl";
import { linkTarget } from "@yy/domain/urls/linkHeader";
import { requestError } from "@yy/http/answer";
import type { Piece } from "@yy/http/fetchPiece";
import { webUrl } from "@yy/http/origins";
import { got } from "@yy/page/got";
import { moreLinkOf } from "./moreLink";

/** A page of the list that is loaded and not inserted yet. */
export interface NextPage {
  /** Its items, without the empty elements that only name the next page. */
  readonly items: DocumentFragment;
  /** How many elements the page adds. */
  readonly count: number;
  /**
   * URL of the page after this one, as the server wrote it; blank or undefined after the last page.
   */
  readonly next: string | undefined;
  /** URL of the response, to which `next` is relative. */
  readonly url: string;
}

/** Returns a last page without items. */
export function nothingAt(url: string): NextPage {
  return { items: document.createDocumentFragment(), count: 0, next: undefined, url };
}

/** Finds the list in a whole page: the one with the same id, else the first. */
export function listIn(page: DocumentFragment, { id, localName }: Element): Element | null {
  return id ? page.getElementById(id) : page.querySelector(localName);
}

/**
 * Reads a response. The next URL is in its `Link: rel="next"` header, or in a `[data-next-url]`
 * inside it; of a whole page, on the list itself.
 */
export function readPage({ content, headers, url }: Piece): NextPage {
  const list = content instanceof HTMLElement ? content : undefined;
  if (list) moreLinkOf(list)?.remove();
  // A nested list has a next URL of its own.
  const markers = [...content.querySelectorAll<HTMLElement>("[data-next-url]")].filter(
    ({ localName }) => localName !== "yy-infinite-scroll",
  );
  const named = list?.hasAttribute("data-finished") ? undefined : (list ?? markers[0]);
  const next = linkTarget(headers.get("link") ?? "", "next") ?? named?.dataset.nextUrl;
  for (const marker of markers) if (isEmpty(marker)) marker.remove();
  const items = document.createDocumentFragment();
  const count = content.childElementCount;
  items.append(...content.childNodes);
  return { items, count, next: next?.trim(), url };
}

/**
 * Returns the absolute URL of the page after this one; undefined after the last.
 * @param wasRequested - whether the list has requested a URL before
 * @throws RequestError when it is not a web URL, or was requested before: the list would never end
 */
export function resolveNextUrl(
  { next, url }: NextPage,
  wasRequested: (parsed: string) => boolean,
): string | undefined {
  if (next === undefined || isBlankUrl(next)) return undefined;
  const parsed = webUrl(next, url)?.href;
  if (parsed !== undefined && !wasRequested(parsed)) return parsed;
  const fault = parsed === undefined ? "is no web address" : "has been asked before";
  throw requestError(`the address of the page after ${url} ${fault}${got(next)}`, {
    status: 200,
    url,
    body: null,
  });
}

function isEmpty({ childElementCount, textContent }: Element): boolean {
  return childElementCount === 0 && textContent?.trim() === "";
}

import { isBlankUrl } from "@yy/domain/urls/isBlankUrl";
import { linkTarget } from "@yy/domain/urls/linkHeader";
import { requestError } from "@yy/http/answer";
import type { HtmlAnswer } from "@yy/http/htmlAnswer";
import { webUrl } from "@yy/http/origins";
import { got } from "@yy/page/got";

/** A loaded page of the list that is not yet in it. */
export interface NextPage {
  /** Its items, without the empty elements that only name the next page. */
  readonly items: DocumentFragment;
  /** How many elements it adds. */
  readonly count: number;
  /** URL of the page after it, as the server wrote it; blank or undefined after the last. */
  readonly next: string | undefined;
  /** URL of the response, to which `next` is relative. */
  readonly url: string;
}

/** Reads a response: the next URL is in its `Link: rel="next"` header, or else in a `[data-next-url]` inside it. */
export function readPage({ fragment, headers, url }: HtmlAnswer): NextPage {
  // A list inside the list has a next URL of its own.
  const markers = [...fragment.querySelectorAll<HTMLElement>("[data-next-url]")].filter(
    ({ localName }) => localName !== "yy-infinite-scroll",
  );
  const next = linkTarget(headers.get("link") ?? "", "next") ?? markers[0]?.dataset.nextUrl;
  for (const marker of markers) if (isEmpty(marker)) marker.remove();
  return { items: fragment, count: fragment.childElementCount, next: next?.trim(), url };
}

/**
 * The absolute URL of the page after this one; undefined after the last.
 * @param isAsked - whether the list has requested a URL before
 * @throws RequestError when it is no web URL, or was requested before: the list would never end
 */
export function resolveNextUrl(
  { next, url }: NextPage,
  isAsked: (parsed: string) => boolean,
): string | undefined {
  if (next === undefined || isBlankUrl(next)) return undefined;
  const parsed = webUrl(next, url)?.href;
  if (parsed !== undefined && !isAsked(parsed)) return parsed;
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

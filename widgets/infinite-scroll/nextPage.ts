import { RequestError } from "@yy/domain/errors";
import { isBlankAddress } from "@yy/domain/urls/isBlankAddress";
import { linkTarget } from "@yy/domain/urls/linkHeader";
import type { HtmlAnswer } from "@yy/http/htmlAnswer";
import { webAddress } from "@yy/http/origins";

/** A page of the list, not yet in it. */
export interface NextPage {
  /** Without the empty elements that only name the next page. */
  readonly items: DocumentFragment;
  /** How many elements it adds. */
  readonly count: number;
  /** Address of the page after it, as the server wrote it; blank or undefined after the last. */
  readonly next: string | undefined;
  /** What answered: the next address is relative to it. */
  readonly url: string;
}

/** Reads an answer: the next address is in its `Link: rel="next"` header, or else in a `[data-next-url]` inside it. */
export function readPage({ fragment, headers, url }: HtmlAnswer): NextPage {
  // A list in the list has an address of its own.
  const markers = [...fragment.querySelectorAll<HTMLElement>("[data-next-url]")].filter(
    ({ localName }) => localName !== "yy-infinite-scroll",
  );
  const next = linkTarget(headers.get("link") ?? "", "next") ?? markers[0]?.dataset.nextUrl;
  for (const marker of markers) if (isEmpty(marker)) marker.remove();
  return { items: fragment, count: fragment.childElementCount, next: next?.trim(), url };
}

/**
 * The absolute address of the page after this one; undefined after the last.
 *
 * @param isAsked - whether the list has asked an address before
 * @throws RequestError when it is no web address, or one that was asked: the list would go round in circles
 */
export function nextAddress(
  { next, url }: NextPage,
  isAsked: (address: string) => boolean,
): string | undefined {
  if (next === undefined || isBlankAddress(next)) return undefined;
  const address = webAddress(next, url)?.href;
  if (address !== undefined && !isAsked(address)) return address;
  const fault = address === undefined ? "is no web address" : "has been asked before";
  throw new RequestError(`the next page after ${url}, ${JSON.stringify(next)}, ${fault}`, {
    status: 200,
    url,
    body: null,
  });
}

function isEmpty({ childElementCount, textContent }: Element): boolean {
  return childElementCount === 0 && textContent?.trim() === "";
}

import { ConfigError } from "@yy/domain/errors";
import { got } from "@yy/page/got";
import { schema } from "./schema";
import { pressableOf } from "./usePressable";

export interface Video {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** Gets the focus when the player closes. */
  readonly opener: HTMLElement;
}

const idShape = /^[A-Za-z0-9_-]{6,20}$/;

/**
 * The video of a thumbnail.
 * @param embedBase absolute http(s) URL before the id
 * @param label the title when the thumbnail has no text
 * @throws ConfigError when its id is invalid
 */
export function videoOf(thumbnail: HTMLElement, embedBase: string, label: string): Video {
  const id = thumbnail.dataset.videoId ?? "";
  if (!idShape.test(id))
    throw new ConfigError(
      `${schema.tag}: data-video-id must be 6 to 20 letters, digits, - or _${got(id)}`,
      "data-video-id",
    );
  const title = wordsOf(thumbnail) || label;
  return { id, url: `${embedBase}${id}?autoplay=1`, title, opener: pressableOf(thumbnail) };
}

/**
 * Name of a thumbnail: its `aria-label`, else its text with the `alt` of images, else its `title`.
 */
function wordsOf(thumbnail: HTMLElement): string {
  const said = thumbnail.getAttribute("aria-label")?.trim();
  return said || readOut(thumbnail) || thumbnail.title;
}

function readOut(thumbnail: HTMLElement): string {
  const isHeard = (node: Node) =>
    node instanceof Element && node.matches("[hidden], [aria-hidden=true]")
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT;
  const walker = document.createTreeWalker(
    thumbnail,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    isHeard,
  );
  const words: string[] = [];
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Text) words.push(node.data);
    else if (node instanceof HTMLImageElement) words.push(node.alt);
  }
  return words.join(" ").trim().replace(/\s+/g, " ");
}

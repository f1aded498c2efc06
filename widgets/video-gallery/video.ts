import { ConfigError } from "@yy/domain/errors";
import { schema } from "./schema";
import { pressableOf } from "./usePressable";

/** A video on its way to a frame. */
export interface Video {
  readonly url: string;
  readonly title: string;
  /** Where the focus goes back to. */
  readonly opener: HTMLElement;
}

const idShape = /^[A-Za-z0-9_-]{6,20}$/;

/**
 * The video of a thumbnail.
 * @param embedBase absolute http(s) URL that the id is put behind
 * @param label the title where the thumbnail has no words
 * @throws ConfigError when its id is none
 */
export function videoOf(thumbnail: HTMLElement, embedBase: string, label: string): Video {
  const id = thumbnail.dataset.videoId ?? "";
  if (!idShape.test(id))
    throw new ConfigError(
      `${schema.tag}: data-video-id must be 6 to 20 letters, digits, - or _; got ${JSON.stringify(id)}`,
      "data-video-id",
    );
  const title = wordsOf(thumbnail) || label;
  return { url: `${embedBase}${id}?autoplay=1`, title, opener: pressableOf(thumbnail) };
}

/** What a thumbnail is called: its `aria-label`, else its words and images as they stand, else its `title`. */
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

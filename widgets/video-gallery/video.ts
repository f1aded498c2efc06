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
 * Returns the video of a thumbnail.
 * @param embedBase the absolute http(s) URL before the id
 * @param label the title when the thumbnail has no text
 * @throws ConfigError when its id is invalid
 */
export function videoOf(thumbnail: HTMLElement, embedBase: string, label: string): Video {
  const id = thumbnail.dataset.videoId ?? "";
  if (!idShape.test(id))
    throw new ConfigError(
      `${schema.tag}: data-video-id must be 6 to 20 letters, digits, - or _${got(id)}`,
      { code: "YY-118", attribute: "data-video-id" },
    );
  const title = nameOf(thumbnail) || label;
  return { id, url: `${embedBase}${id}?autoplay=1`, title, opener: pressableOf(thumbnail) };
}

/**
 * Returns the name of a thumbnail: its `aria-label`, else its text with the `alt` of images, else
 * its `title`.
 */
function nameOf(thumbnail: HTMLElement): string {
  const label = thumbnail.getAttribute("aria-label")?.trim();
  return label || contentText(thumbnail) || thumbnail.title;
}

function contentText(thumbnail: HTMLElement): string {
  const isReadAloud = (node: Node) =>
    node instanceof Element && node.matches("[hidden], [aria-hidden=true]")
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT;
  const walker = document.createTreeWalker(
    thumbnail,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    isReadAloud,
  );
  const words: string[] = [];
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Text) words.push(node.data);
    else if (node instanceof HTMLImageElement) words.push(node.alt);
  }
  return words.join(" ").trim().replace(/\s+/g, " ");
}

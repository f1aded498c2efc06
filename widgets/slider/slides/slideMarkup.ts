import type { DomPatches } from "@yy/element/dom/DomPatches";
import { isDrawn } from "@yy/element/dom/isDrawn";
import { spokenWords } from "@yy/ui/spokenWords";

/** Elements with a role of their own, which the role group would hide. */
const ownRole =
  "[role]:not([role=group]), a[href], area, audio, button, details, form, iframe, img, picture, video";
/** Elements that may be described as a slide, but not as a group. */
const groupless = "article, aside, figure, main, nav";
/** Controls that react to a press themselves. */
export const controls =
  "a[href], area[href], audio, button, details, embed, iframe, input, label, object, option, select, summary, textarea, video, [contenteditable], [role=button], [role=link]";

/**
 * Describes the element as a slide of a carousel (APG), with its position after the server's name
 * for it: "2 de 5". A slide with a role of its own keeps its name.
 */
export function describeSlide(
  patches: DomPatches,
  slide: HTMLElement,
  role: string,
  position: string,
): void {
  // Its parent has no box, so the row's style rules do not reach it.
  if (slide.parentElement?.localName !== "yy-slider") patches.set(slide, "data-yy-slide", "");
  if (slide.matches(ownRole)) {
    patches.set(slide, "aria-description", position);
    return;
  }
  const name = slide.getAttribute("aria-label");
  patches.set(slide, "aria-label", name ? `${name}, ${position}` : position);
  patches.set(slide, "aria-roledescription", role);
  if (!slide.matches(groupless)) patches.set(slide, "role", "group");
  // A tap on it follows its URL, so a key must do so too.
  if (slide.dataset.href && !slide.querySelector(controls)) patches.set(slide, "tabindex", "0");
}

/**
 * Returns the announcement of a slide: its position, and its `aria-label`, else its heading, its
 * text or the `alt` of its image.
 */
export function announcementOf(patches: DomPatches, slide: HTMLElement, position: string): string {
  // What CSS or a shut session gate hides is not for this visitor.
  const drawn = (selector: string) => [...slide.querySelectorAll(selector)].find(isDrawn);
  const image = slide.matches("img") ? slide : drawn("img[alt]");
  const heading = drawn("h1, h2, h3, h4, h5, h6");
  const texts = [
    patches.original(slide, "aria-label"),
    heading && spokenWords(heading, undefined, isDrawn),
    // biome-ignore lint/performance/useDomNodeTextContent: it would join the words of two paragraphs
    slide.innerText,
    image?.getAttribute("alt"),
  ];
  const name = texts.map((text) => (text ?? "").trim().replace(/\s+/g, " ")).find(Boolean);
  return name ? `${position}: ${name}` : position;
}

/**
 * Loads images with `data-src` now; the browser's lazy loading would wait until they are on screen.
 */
export function loadImages(patches: DomPatches, slide: HTMLElement): void {
  const inside = slide.querySelectorAll<HTMLImageElement>("img[data-src]");
  for (const image of slide instanceof HTMLImageElement ? [slide] : inside) {
    if (image.dataset.src === undefined) continue;
    if (image.getAttribute("loading") === "lazy") patches.set(image, "loading", "eager");
    patches.set(image, "src", image.dataset.src);
  }
}

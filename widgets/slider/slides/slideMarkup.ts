import type { DomPatches } from "@yy/element/dom/DomPatches";
import { isDrawn } from "@yy/element/dom/isDrawn";
import { spokenWords } from "@yy/ui/spokenWords";

/** Elements with a role of their own, which a role of group would hide. */
const ownRole =
  "[role]:not([role=group]), a[href], area, audio, button, details, form, iframe, img, picture, video";
/** May be called a slide, but not a group. */
const structure = "article, aside, figure, main, nav";
/** Controls that react to a press themselves. */
export const controls =
  "a[href], area[href], audio, button, details, embed, iframe, input, label, object, option, select, summary, textarea, video, [contenteditable], [role=button], [role=link]";

/**
 * Says what the element is in a carousel (APG), and its place, after the name the server gave it:
 * "2 de 5". A slide that is something already keeps its name.
 */
export function describeSlide(
  patches: DomPatches,
  slide: HTMLElement,
  role: string,
  place: string,
): void {
  // In the place of a box-less parent, where no rule of the row reaches it.
  if (slide.parentElement?.localName !== "yy-slider") patches.set(slide, "data-yy-slide", "");
  if (slide.matches(ownRole)) {
    patches.set(slide, "aria-description", place);
    return;
  }
  const name = slide.getAttribute("aria-label");
  patches.set(slide, "aria-label", name ? `${name}, ${place}` : place);
  patches.set(slide, "aria-roledescription", role);
  if (!slide.matches(structure)) patches.set(slide, "role", "group");
  // A tap on it leads somewhere, so a key must as well.
  if (slide.dataset.href && !slide.querySelector(controls)) patches.set(slide, "tabindex", "0");
}

/**
 * The announcement of a slide: its place, and its `aria-label`, else its heading, text or the `alt`
 * of its image.
 */
export function announcementOf(patches: DomPatches, slide: HTMLElement, place: string): string {
  // What CSS hides, or a shut session gate, is not for this visitor.
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
  return name ? `${place}: ${name}` : place;
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

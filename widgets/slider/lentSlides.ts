import type { MarkupLoan } from "@yy/element/markupLoan";

/** What is heard as what it is; a group in its place would hide that. */
const ownRole =
  "[role]:not([role=group]), a[href], area, audio, button, details, form, iframe, img, picture, video";
/** May be called a slide, but not a group. */
const structure = "article, aside, figure, main, nav";
/** What a press acts on by itself. */
export const controls =
  "a[href], area[href], audio, button, details, embed, iframe, input, label, object, option, select, summary, textarea, video, [contenteditable], [role=button], [role=link]";

/**
 * Says what the element is in a carousel (APG), and its place, after the name the server gave it: "2 de 5". A slide that
 * is something already keeps its name.
 */
export function describeSlide(loan: MarkupLoan, slide: HTMLElement, place: string): void {
  if (slide.matches(ownRole)) {
    loan.set(slide, "aria-description", place);
    return;
  }
  const name = slide.getAttribute("aria-label");
  loan.set(slide, "aria-label", name ? `${name}, ${place}` : place);
  loan.set(slide, "aria-roledescription", "slide");
  if (!slide.matches(structure)) loan.set(slide, "role", "group");
  // A tap on it leads somewhere, so a key must as well.
  if (slide.dataset.href && !slide.querySelector(controls)) loan.set(slide, "tabindex", "0");
}

/** What is said of a slide that comes: its place, and the server's name of it, else its heading, words or picture. */
export function announcementOf(loan: MarkupLoan, slide: HTMLElement, place: string): string {
  const image = slide.matches("img") ? slide : slide.querySelector("img[alt]");
  const texts = [
    loan.original(slide, "aria-label"),
    slide.querySelector("h1, h2, h3, h4, h5, h6")?.textContent,
    // biome-ignore lint/performance/useDomNodeTextContent: it would join the words of two paragraphs
    slide.innerText,
    image?.getAttribute("alt"),
  ];
  const name = texts.map((text) => (text ?? "").trim().replace(/\s+/g, " ")).find(Boolean);
  return name ? `${place}: ${name}` : place;
}

/** Fetches what waits in `data-src`; lazy loading would wait until the image is on screen. */
export function loadImages(loan: MarkupLoan, slide: HTMLElement): void {
  const inside = slide.querySelectorAll<HTMLImageElement>("img[data-src]");
  for (const image of slide instanceof HTMLImageElement ? [slide] : inside) {
    if (image.dataset.src === undefined) continue;
    if (image.getAttribute("loading") === "lazy") loan.set(image, "loading", "eager");
    loan.set(image, "src", image.dataset.src);
  }
}

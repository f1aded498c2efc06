import { interaction } from "yy:interaction";

/** Tags that fold something up, and wait for the visitor. */
const held = new Set<string>();
let sheet: CSSStyleSheet | undefined;

/**
 * Keeps hidden what the widget will hide. The styles of a page do so for 2 s, by an animation,
 * because the code may not come; that of a tag which waits for the visitor comes with their touch,
 * so until then the animation stands still. Otherwise the page would move 2 s after it was loaded.
 */
export function holdPreview(tag: string): void {
  if (held.has(tag) || !interaction[tag]?.folds) return;
  held.add(tag);
  write();
}

/** The code is asked for: the animation goes on, and what is hidden shows if the code fails. */
export function releasePreview(tag: string): void {
  if (held.delete(tag)) write();
}

function write(): void {
  // Without these no widget starts, and so nothing may stay hidden.
  if (!("adoptedStyleSheets" in document)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync([...held].map((tag) => `${tag}{--${tag}-play:paused}`).join(""));
}

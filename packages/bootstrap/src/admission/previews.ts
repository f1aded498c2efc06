import { interaction } from "yy:interaction";
import { onePerPage } from "@yy/page/onePerPage";

/**
 * Styles of a page hide what a widget will hide, by an animation that ends: after `--yy-wait`, or
 * after 2 s where `yy.js` did not run. These tags need another time.
 */
interface Previews {
  /** Tags that wait for the visitor, or did → whether their code was requested since. */
  readonly waiting: Map<string, boolean>;
  readonly off: Set<string>;
  sheet?: CSSStyleSheet;
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    previews: Previews;
  }
}

const previews = onePerPage("previews", () => ({ waiting: new Map(), off: new Set() }));

/**
 * Stops the time of a tag that waits for the visitor: its code may come much later, and the page
 * would unfold before.
 */
export function holdPreview(tag: string): void {
  if (previews.waiting.has(tag) || !interaction[tag]?.folds) return;
  previews.waiting.set(tag, false);
  write();
}

/**
 * Lets the time run: the tag's code was requested, and what is hidden shows if it does not come.
 */
export function releasePreview(tag: string): void {
  if (previews.waiting.get(tag) !== false) return;
  previews.waiting.set(tag, true);
  write();
}

/** Shows at once what a tag hides that is off. */
export function showPreview(tag: string, isOff: boolean): void {
  if (isOff) previews.off.add(tag);
  else previews.off.delete(tag);
  write();
}

function write(): void {
  // Without these no widget starts, and so nothing may stay hidden.
  if (!("adoptedStyleSheets" in document)) return;
  if (!previews.sheet) {
    previews.sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, previews.sheet];
  }
  const rules = [
    ...[...previews.waiting].map(([tag, isRequested]) =>
      isRequested ? `${tag}{--yy-wait:2s}` : `${tag}{--${tag}-play:paused}`,
    ),
    ...[...previews.off].map((tag) => `${tag}{--yy-wait:0s;--${tag}-play:running!important}`),
  ];
  previews.sheet.replaceSync(rules.join(""));
}

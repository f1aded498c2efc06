import { DomPatches } from "@yy/element/dom/DomPatches";
import { flatParentOf } from "@yy/page/flatTree";
import { memberOf } from "@yy/page/memberOf";

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

interface Stacked {
  readonly position: string;
  readonly zIndex: string;
}

/** Whether a box covers the point. */
export function covers(
  { left, right, top, bottom }: Pick<DOMRect, "left" | "right" | "top" | "bottom">,
  { clientX, clientY }: Point,
): boolean {
  return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
}

/** Whether a box is out of the flow, as a layer over the page is. */
export function isLayer({ position }: Pick<Stacked, "position">): boolean {
  return position === "fixed" || position === "absolute";
}

/** Whether an element is drawn over a dialog with this `z-index`. */
export function isAbove(style: Stacked, dialog: number): boolean {
  // `auto` is no number.
  return isLayer(style) && Number(style.zIndex) > dialog;
}

const isSeen = (element: Element) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;

/** What can be seen at the end of the body before a dialog opens. */
export const seenInBody = (): ReadonlySet<Element> =>
  new Set([...document.body.children].filter(isSeen));

/**
 * Whether the point is on a layer that the page has put over itself since, as a captcha does:
 * pressing it is not pressing the backdrop, although that lies over it.
 * @param before what could be seen then
 */
export function isOnLaterLayer(point: Point, before: ReadonlySet<Element>): boolean {
  return [...document.body.children].some(
    (child) =>
      !before.has(child) &&
      isSeen(child) &&
      [child, ...child.querySelectorAll("*")].some(
        (each) => covers(each.getBoundingClientRect(), point) && isLayer(getComputedStyle(each)),
      ),
  );
}

/**
 * Makes the page around a dialog inert, which is not in the top layer, but for what is drawn over
 * the dialog. What comes later is the page's own affair. Returns a cleanup function.
 */
export function closeOff(widget: Element, dialog: Element): () => void {
  const patches = new DomPatches();
  const height = Number(getComputedStyle(dialog).zIndex) || 0;
  for (let node: Element | null = widget; node && node !== document.body; node = flatParentOf(node))
    for (const other of memberOf(node, "parentNode")?.childNodes ?? [])
      if (
        other !== node &&
        other instanceof HTMLElement &&
        !isAbove(getComputedStyle(other), height)
      )
        patches.set(other, "inert", "");
  return () => patches.revert();
}

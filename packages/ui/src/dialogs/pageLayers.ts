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

/** Whether an element is out of the flow, as a layer over the page is. */
export function isLayer({ position }: Pick<Stacked, "position">): boolean {
  return position === "fixed" || position === "absolute";
}

/** Whether an element is drawn over a dialog with this `z-index`. */
export function isAbove(style: Stacked, dialog: number): boolean {
  // `auto` becomes `NaN`, which is not greater.
  return isLayer(style) && Number(style.zIndex) > dialog;
}

const isSeen = (element: Element) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;

/** The children of the body that are visible now. */
export const seenInBody = (): ReadonlySet<Element> =>
  new Set([...document.body.children].filter(isSeen));

/**
 * Whether the point is on a layer that the page has added since, for example a captcha. A press on
 * it does not count as a press on the backdrop, although the backdrop lies over it.
 * @param before the result of `seenInBody` from before the dialog opened
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
 * Makes the page around a dialog that is not in the top layer inert, except for elements that are
 * drawn over the dialog. Elements that the page adds later stay active. Returns a cleanup function.
 */
export function closeOff(widget: Element, dialog: Element): () => void {
  const patches = new DomPatches();
  const zIndex = Number(getComputedStyle(dialog).zIndex) || 0;
  for (let node: Element | null = widget; node && node !== document.body; node = flatParentOf(node))
    for (const other of memberOf(node, "parentNode")?.childNodes ?? [])
      if (
        other !== node &&
        other instanceof HTMLElement &&
        !isAbove(getComputedStyle(other), zIndex)
      )
        patches.set(other, "inert", "");
  return () => patches.revert();
}

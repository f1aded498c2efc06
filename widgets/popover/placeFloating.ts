import { autoUpdate, computePosition, flip, offset, shift, size } from "@floating-ui/dom";
import { BorrowedStyles } from "@yy/ui/borrowedStyles";

/**
 * Keeps the content beside its trigger and on screen while it is open. Returns a cleanup function.
 */
export type Place = (trigger: HTMLElement, content: HTMLElement) => () => void;

/**
 * The distance between trigger and content, and between content and the edge of the window, in px.
 */
const gap = 8;

/** Switches off the style sheet's anchor positioning, which the browser may support in part. */
const unanchored = { "position-area": "none", "position-try-fallbacks": "none" };
const sides = ["top", "right", "bottom", "left"];

/** Places the content by a library, in browsers without CSS anchor positioning. */
export const placeFloating: Place = (trigger, content) => {
  const styles = new BorrowedStyles(content);
  for (const [property, value] of Object.entries(unanchored)) styles.set(property, value);
  for (const side of sides) {
    styles.set(side, "auto");
    styles.set(`margin-${side}`, "0px");
  }

  const update = async () => {
    // Removes the limit, so that the library chooses the side by the full height.
    styles.set("max-height", "");
    const { x, y } = await computePosition(trigger, content, {
      strategy: "fixed",
      placement: "bottom",
      middleware: [
        offset(gap),
        flip({ padding: gap }),
        shift({ padding: gap }),
        size({
          padding: gap,
          apply: ({ availableHeight, elements, rects }) => {
            if (rects.floating.height <= availableHeight) return;
            const isPadded = getComputedStyle(elements.floating).boxSizing === "border-box";
            const edges = isPadded ? 0 : rects.floating.height - innerHeightOf(elements.floating);
            styles.set("max-height", `${Math.max(0, availableHeight - edges)}px`);
          },
        }),
      ],
    });
    styles.set("left", `${x}px`);
    styles.set("top", `${y}px`);
  };
  const stop = autoUpdate(trigger, content, update);

  return () => {
    stop();
    styles.giveBack();
  };
};

/** The height of the content box, which `max-height` limits without `box-sizing`. */
function innerHeightOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).height);
}

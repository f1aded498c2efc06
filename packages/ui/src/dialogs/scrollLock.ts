import { onePerPage } from "@yy/domain/onePerPage";

/** Who holds the page still, and what the root's own style was before the first of them. */
const lock = onePerPage("scrollLock", () => ({ holders: 0, overflow: "", gutter: "" }));

/**
 * Holds the page where it is, without a jump or a shift: the scroll bar goes, its room stays. Counted, so that nested
 * dialogs share one lock. Returns a cleanup function, which may be called more than once.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const { style } = root;
  if (lock.holders === 0) {
    const hasScrollBar = window.innerWidth > root.clientWidth;
    lock.overflow = style.overflow;
    lock.gutter = style.scrollbarGutter;
    if (hasScrollBar) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
  }
  lock.holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    lock.holders -= 1;
    if (lock.holders > 0) return;
    style.overflow = lock.overflow;
    style.scrollbarGutter = lock.gutter;
    // Read, not counted: Chromium and Safari write the attribute down only then, and remove none that is not there.
    if (root.getAttribute("style") === "") root.removeAttribute("style");
  };
}

import { onePerPage } from "@yy/page/onePerPage";

/** The number of locks, and the inline style of the root before the first one. */
const lock = onePerPage("scrollLock", () => ({ holders: 0, overflow: "", gutter: "" }));

/**
 * Keeps the page from scrolling. No layout shift: the space of the scroll bar stays. Counts its calls, so that nested
 * dialogs share the lock. Returns a cleanup function, which may be called more than once.
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
    // By getAttribute: Chromium and Safari write the attribute only when it is read, and cannot remove it before.
    if (root.getAttribute("style") === "") root.removeAttribute("style");
  };
}

/**
 * The messages in order. Two imports of a file that is still loading may resolve in any order, and
 * an import that fails leaves its message to the next.
 */
const waiting: HTMLElement[] = [];

/**
 * Shows a message by adding a child to the page's `yy-flash`, as a server would. The code for pages
 * without a visible `yy-flash` is loaded when needed, because `yy.js` may have 2.5 kB at most
 * (behaviour 6.3).
 *
 * @param kind `notice`, `success`, `alert` or `error`; anything else is a notice
 */
export function flash(message: string, kind = "notice"): void {
  const child = document.createElement("p");
  child.dataset.flash = kind;
  child.textContent = message;
  const place = document.querySelector("yy-flash");
  // Browsers without `checkVisibility()` load the other code.
  if (place?.checkVisibility?.()) place.append(child);
  else {
    waiting.push(child);
    import("@yy/ui/flashElsewhere")
      .then((code) => code.flashElsewhere(waiting))
      .catch(console.error);
  }
}

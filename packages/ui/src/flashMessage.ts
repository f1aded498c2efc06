/**
 * In order: two imports of a file that is still on its way may end in any. One that fails leaves
 * its message to the next.
 */
const waiting: HTMLElement[] = [];

/**
 * Shows a message by adding a child to the page's `yy-flash`, as a server would. Where there is
 * none in view, more code finds another place: `yy.js` may have 2.5 kB (behaviour 6.3).
 *
 * @param kind `notice`, `success`, `alert` or `error`; anything else is a notice
 */
export function flash(message: string, kind = "notice"): void {
  const child = document.createElement("p");
  child.dataset.flash = kind;
  child.textContent = message;
  const place = document.querySelector("yy-flash");
  // Browsers without `checkVisibility()` take the long way.
  if (place?.checkVisibility?.()) place.append(child);
  else {
    waiting.push(child);
    import("@yy/ui/flashElsewhere")
      .then((code) => code.flashElsewhere(waiting))
      .catch(console.error);
  }
}

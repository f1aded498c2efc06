/**
 * Shows a message by adding a child to the page's `yy-flash`, as a server would. Without one, appends one to the body
 * (behaviour 6.3).
 *
 * @param kind `notice`, `success`, `alert` or `error`; anything else is a notice
 */
export function flashMessage(message: string, kind = "notice"): void {
  const place = document.querySelector("yy-flash") ?? document.createElement("yy-flash");
  const child = document.createElement("p");
  child.dataset.flash = kind;
  child.textContent = message;
  place.append(child);
  if (!place.isConnected) document.body.append(place);
}

/**
 * Whether the element is drawn: it has a box on the page, or where it has none of its own
 * (`display: contents`, as an open session gate) what is in it has. Also in Safari before 17.4,
 * which lacks `checkVisibility()`.
 */
export function isDrawn(element: Element): boolean {
  if (element.checkVisibility?.() ?? element.getClientRects().length > 0) return true;
  if (getComputedStyle(element).display !== "contents") return false;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length > 0;
}

/**
 * Whether the element is drawn: it has a box on the page, or its content has one where it has none
 * itself (`display: contents`, as an open session gate). Works in Safari before 17.4 too, which
 * lacks `checkVisibility()`.
 */
export function isDrawn(element: Element): boolean {
  if (element.checkVisibility?.() ?? element.getClientRects().length > 0) return true;
  if (getComputedStyle(element).display !== "contents") return false;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length > 0;
}

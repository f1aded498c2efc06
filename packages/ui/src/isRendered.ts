/** Whether the element has a box on the page, also in Safari before 17.4, which lacks `checkVisibility()`. */
export function isRendered(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

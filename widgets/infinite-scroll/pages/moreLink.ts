/**
 * The list's last child, if it is the link to the next page or contains it; no other child is checked, however many.
 */
export function moreLinkOf({ lastElementChild: last }: Element): Element | undefined {
  const selector = "[data-part=more]";
  return last && (last.matches(selector) || last.querySelector(selector)) ? last : undefined;
}

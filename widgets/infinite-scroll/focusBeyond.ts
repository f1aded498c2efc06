/** Whether the visitor is, by keyboard or in a field, at something that comes after the list in the document. */
export function isFocusBeyond(list: Element): boolean {
  const focused = document.activeElement;
  if (!focused || list.contains(focused) || !innermost(focused).matches(":focus-visible"))
    return false;
  return Boolean(list.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** A host with the focus in its shadow is not `:focus-visible` itself. */
function innermost(focused: Element): Element {
  const inside = focused.shadowRoot?.activeElement;
  return inside ? innermost(inside) : focused;
}

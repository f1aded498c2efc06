/** Focuses the first focusable element after this one. If there is none, the focus stays. */
export function focusAfter(element: Element): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  walker.currentNode = lastInside(element);
  while (walker.nextNode()) if (takesFocus(walker.currentNode)) return;
}

function lastInside(element: Element): Element {
  let last = element;
  while (last.lastElementChild) last = last.lastElementChild;
  return last;
}

/** Tries to focus the element, because only the browser knows what is disabled, inert or hidden. */
function takesFocus(candidate: Node): boolean {
  if (!(candidate instanceof HTMLElement)) return false;
  const drawn = [...(candidate.shadowRoot?.querySelectorAll<HTMLElement>("*") ?? [])];
  return [candidate, ...drawn].some((part) => {
    if (part.tabIndex < 0) return false;
    part.focus({ preventScroll: true });
    return part.matches(":focus");
  });
}

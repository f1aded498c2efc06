/** Every contender's button comes first in its shadow root, or in the element itself where there is none. */
export function drawnButton(element: Element): HTMLButtonElement | undefined {
  const first = (element.shadowRoot ?? element).firstElementChild;
  return first instanceof HTMLButtonElement && !first.hidden ? first : undefined;
}

/** Buttons appear in the order of the page, so the last one is asked first. */
export function allDrawn(elements: readonly Element[]): boolean {
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const element = elements[index];
    if (element && !drawnButton(element)) return false;
  }
  return true;
}

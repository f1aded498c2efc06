/**
 * The panels of an accordion: its direct children. A panel inside a panel belongs to another
 * accordion.
 */
export function panelsOf(accordion: Element): HTMLDetailsElement[] {
  return [...accordion.children].filter((child) => child instanceof HTMLDetailsElement);
}

/** Returns the node if it is a panel of this accordion. */
export function panelOf(
  accordion: Element,
  node: EventTarget | null,
): HTMLDetailsElement | undefined {
  return node instanceof HTMLDetailsElement && node.parentElement === accordion ? node : undefined;
}

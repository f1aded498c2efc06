/** The panels of an accordion: its direct children, so that one inside a panel is another's. */
export function panelsOf(accordion: Element): HTMLDetailsElement[] {
  return [...accordion.children].filter((child) => child instanceof HTMLDetailsElement);
}

/** The node as a panel of this accordion, if it is one. */
export function panelOf(
  accordion: Element,
  node: EventTarget | null,
): HTMLDetailsElement | undefined {
  return node instanceof HTMLDetailsElement && node.parentElement === accordion ? node : undefined;
}

/** Yields the elements below a root, also those in open shadow roots. */
export function* elementsOf(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    yield element;
    if (element.shadowRoot) yield* elementsOf(element.shadowRoot);
  }
}

/** Yields the element and its ancestors in the flat tree, including slots and hosts. */
export function* ancestorsOf(element: Element): Generator<Element> {
  let next: Element | null = element;
  while (next) {
    yield next;
    const parent: Node | null = next.assignedSlot ?? next.parentNode;
    next = parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
  }
}

export function isDrawn(element: Element): boolean {
  return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
}

/** Whether the element is only for screen readers: its box is one pixel, or clipped to nothing. */
export function isForReadersAlone(element: Element): boolean {
  return [...ancestorsOf(element)].some((each) => {
    const { width, height } = each.getBoundingClientRect();
    const { overflow, clipPath, position } = getComputedStyle(each);
    const isTiny = width <= 1 || height <= 1;
    return position !== "static" && (clipPath !== "none" || (isTiny && overflow !== "visible"));
  });
}

/** The name of an element in a failed test. */
export function nameOf(element: Element): string {
  const names = [...ancestorsOf(element)].map(({ localName }) => localName);
  const widget = names.find((name) => name.startsWith("yy-")) ?? "";
  const own = (element.cloneNode(false) as Element).outerHTML.slice(0, 120);
  return `${widget} ${own} ${element.textContent?.trim().slice(0, 40)}`;
}

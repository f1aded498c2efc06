/** Elements below a root, those in open shadow roots too. */
export function* elementsOf(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    yield element;
    if (element.shadowRoot) yield* elementsOf(element.shadowRoot);
  }
}

/** The element and what it is drawn in: slots and hosts are ancestors too. */
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

/** Kept for screen readers alone: a box of a pixel, or cut down to nothing. */
export function isForReadersAlone(element: Element): boolean {
  return [...ancestorsOf(element)].some((each) => {
    const { width, height } = each.getBoundingClientRect();
    const { overflow, clipPath, position } = getComputedStyle(each);
    const isTiny = width <= 1 || height <= 1;
    return position !== "static" && (clipPath !== "none" || (isTiny && overflow !== "visible"));
  });
}

/** How a failed test names an element. */
export function nameOf(element: Element): string {
  const names = [...ancestorsOf(element)].map(({ localName }) => localName);
  const widget = names.find((name) => name.startsWith("yy-")) ?? "";
  const own = (element.cloneNode(false) as Element).outerHTML.slice(0, 120);
  return `${widget} ${own} ${element.textContent?.trim().slice(0, 40)}`;
}

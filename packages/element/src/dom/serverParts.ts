import { memberOf } from "@yy/page/memberOf";

/** The server's element marked `data-part="name"` inside the widget, those of a nested widget of the same tag left out. */
export function findPart(widget: Element, name: string): HTMLElement | undefined {
  return findChild(widget, partSelector(name));
}

/** The first of the server's elements that the selector takes, those of a nested widget of the same tag left out. */
export function findChild<E extends Element = HTMLElement>(
  widget: Element,
  selector: string,
): E | undefined {
  return [...widget.querySelectorAll<E>(selector)].find(
    (child) => widgetAround(child, widget.localName) === widget,
  );
}

/** The nearest widget of the tag that the element stands in. */
export function widgetAround(element: Element, tag: string): Element | null {
  const parent = memberOf(element, "parentElement");
  return parent && memberOf(parent, "closest")(tag);
}

/** Whether all the children the server sent are there: the parser has closed the element's tag. */
export function isParsed(element: Element): boolean {
  if (element.ownerDocument.readyState !== "loading") return true;
  for (let node: Node | null = element; node; node = memberOf(node, "parentNode"))
    if (memberOf(node, "nextSibling")) return true;
  return false;
}

export function partSelector(name: string): string {
  return `[data-part="${CSS.escape(name)}"]`;
}

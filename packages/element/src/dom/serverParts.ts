import { ownField } from "@yy/domain/json";
import { memberOf } from "@yy/page/memberOf";
import type { WidgetSchema } from "../config/schema";
import type { WidgetDefinition } from "../widget/widgetDefinition";

/** The server's element marked `data-part="name"` that belongs to the widget. */
export function findPart(widget: Element, name: string): HTMLElement | undefined {
  return findChild(widget, partSelector(name));
}

/** The first of the server's elements that match the selector and belong to the widget. */
export function findChild<E extends Element = HTMLElement>(
  widget: Element,
  selector: string,
): E | undefined {
  return findChildren<E>(widget, selector)[0];
}

/**
 * The server's elements that match the selector and belong to the widget. Those in a nested widget
 * of its tag do not, nor does a part that a nested widget of another tag declares (behaviour 1.2).
 */
export function findChildren<E extends Element = HTMLElement>(
  widget: Element,
  selector: string,
): E[] {
  const { nestedOwners = {} } = schemaOf(widget) ?? {};
  return [...widget.querySelectorAll<E>(selector)].filter((child) => {
    const other = ownField(nestedOwners, memberOf(child, "getAttribute")("data-part") ?? "");
    const owners = other ? `${widget.localName},${other}` : widget.localName;
    const parent = memberOf(child, "parentElement");
    return parent && memberOf(parent, "closest")(owners) === widget;
  });
}

const schemaOf = (widget: Element): WidgetSchema | undefined =>
  (widget.constructor as { definition?: WidgetDefinition }).definition?.schema;

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

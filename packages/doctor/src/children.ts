import type { ChildSpec, WidgetSchema } from "@yy/element/config/schema";
import { allWithin, ancestorsOf, type PageElement } from "./page";
import { matches } from "./selector";

/** A child of a schema of which something must hold. */
export interface NamedChild extends ChildSpec {
  /** The `data-part`; undefined for a child that is known by its kind alone. */
  readonly part: string | undefined;
}

/** The children that a schema names, those that are only words too. */
export function childrenOf({ children = {} }: WidgetSchema): NamedChild[] {
  return Object.entries(children).map(([name, child]) => ({
    ...(typeof child === "string" ? { description: child } : child),
    part: /^[a-z-]+$/.test(name) ? name : undefined,
  }));
}

/** The elements inside a widget, those of a nested widget of the same tag left out. */
export function ownElements(widget: PageElement): PageElement[] {
  return [...allWithin(widget.children)].filter((element) => {
    for (const ancestor of ancestorsOf(element))
      if (ancestor.tag === widget.tag) return ancestor === widget;
    return false;
  });
}

/** Whether the element is marked as this part, or is one of the kind; undefined when that is unknown. */
export function isChild(element: PageElement, child: NamedChild): boolean | undefined {
  const isMarked = child.part === undefined || matches(element, `[data-part="${child.part}"]`);
  const isKind = child.is === undefined || matches(element, child.is);
  if (isMarked === false || isKind === false) return false;
  return isMarked && isKind;
}

/** Elements of which nobody can put others into their content. */
const holdsText = /^(?:option|script|select|style|textarea|title)$/;

/** Whether elements that the reader has not seen may stand inside. */
export function mayHoldMore(element: PageElement, inside: readonly PageElement[]): boolean {
  return [element, ...inside].some(
    ({ tag, hasUnknownContent }) => hasUnknownContent && !holdsText.test(tag),
  );
}

/** How a child is written: `<input data-part="zipcode">`. */
export function written({ part, is = "" }: NamedChild): string {
  const [, tag = "div"] = /^([a-z]+)/.exec(is) ?? [];
  const type = /input\[type="?([a-z]+)"?\]/.exec(is)?.[1];
  const attributes = [
    type === undefined || is.startsWith("textarea") ? "" : ` type="${type}"`,
    part === undefined ? "" : ` data-part="${part}"`,
  ].join("");
  return tag === "input" ? `<input${attributes}>` : `<${tag}${attributes}>…</${tag}>`;
}

import type { ChildSpec, WidgetSchema } from "@yy/element/config/schema";
import { allWithin, ancestorsOf, type PageElement, textOf } from "./page";
import type { CheckedWidget } from "./Rule";
import { matches } from "./selector";

/** A child of a schema, with its part. */
export interface NamedChild extends ChildSpec {
  /** Its `data-part`; undefined for a child that is found by its selector only. */
  readonly part: string | undefined;
}

/** All children of a schema, including those that have only a description. */
export function childrenOf({ children = {} }: WidgetSchema): NamedChild[] {
  return Object.entries(children).map(([name, child]) => ({
    ...(typeof child === "string" ? { description: child } : child),
    part: /^[a-z-]+$/.test(name) ? name : undefined,
  }));
}

/**
 * The descendants of a widget that belong to it, by the same test as `findChildren` of the element
 * layer.
 */
export function ownElements({ element: widget, schema }: CheckedWidget): PageElement[] {
  return [...allWithin(widget.children)].filter((element) => {
    const owners = [widget.tag, schema.nestedOwners?.[textOf(element, "data-part") ?? ""]];
    for (const ancestor of ancestorsOf(element))
      if (owners.includes(ancestor.tag)) return ancestor === widget;
    return false;
  });
}

/**
 * Whether the element has the `data-part` of the child and matches its selector; undefined when
 * that is unknown.
 */
export function isChild(element: PageElement, child: NamedChild): boolean | undefined {
  const isMarked = child.part === undefined || matches(element, `[data-part="${child.part}"]`);
  const isKind = child.is === undefined || matches(element, child.is);
  if (isMarked === false || isKind === false) return false;
  return isMarked && isKind;
}

/** Elements whose content is only text, so that unknown content adds no elements. */
const holdsText = /^(?:option|script|select|style|textarea|title)$/;

/** Whether the element may contain elements that the reader could not see. */
export function mayHoldMore(element: PageElement, inside: readonly PageElement[]): boolean {
  return [element, ...inside].some(
    ({ tag, hasUnknownContent }) => hasUnknownContent && !holdsText.test(tag),
  );
}

/** Example markup of a child: `<input data-part="zipcode">`. */
export function exampleMarkup({ part, is = "" }: NamedChild): string {
  const [, tag = "div"] = /^([a-z]+)/.exec(is) ?? [];
  const type = /input\[type="?([a-z]+)"?\]/.exec(is)?.[1];
  const attributes = [
    type === undefined || is.startsWith("textarea") ? "" : ` type="${type}"`,
    part === undefined ? "" : ` data-part="${part}"`,
  ].join("");
  return tag === "input" ? `<input${attributes}>` : `<${tag}${attributes}>…</${tag}>`;
}

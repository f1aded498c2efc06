import {
  childrenOf,
  exampleMarkup,
  isChild,
  mayHoldMore,
  type NamedChild,
  ownElements,
} from "../children";
import { allWithin, ancestorsOf, type PageElement } from "../page";
import { docsOf, type Rule, type RuleFinding } from "../Rule";
import { matches } from "../selector";
import { misspeltParts } from "./misspeltPart";

/**
 * A required child is missing, for example the `<input>` of a mask: the widget fails, and the
 * server's markup stays.
 */
export const missingChild: Rule = {
  name: "missing-child",
  code: "YY-201",
  apart: true,
  *check({ widgets }) {
    for (const { element, schema } of widgets) {
      const inside = ownElements({ element, schema });
      const children = childrenOf(schema);
      const meant = misspeltParts(inside, schema).map(({ part }) => part);
      for (const child of children) {
        const { within, part } = child;
        if (!child.required || (part !== undefined && meant.includes(part))) continue;
        if (within === undefined) yield* missing(element, element, inside, child);
        else
          for (const holder of inside.filter((each) => isPart(each, within)))
            yield* missing(element, holder, [...allWithin(holder.children)], child);
      }
    }
  },
};

const isPart = (element: PageElement, part: string) =>
  matches(element, `[data-part="${part}"]`) === true;

function* missing(
  widget: PageElement,
  holder: PageElement,
  inside: readonly PageElement[],
  child: NamedChild,
): Generator<RuleFinding> {
  if (inside.some((element) => isChild(element, child) !== false)) return;
  const { part } = child;
  const other = part === undefined ? undefined : inside.find((element) => isPart(element, part));
  if (!other && mayHoldMore(holder, inside)) return;
  yield {
    element: other ?? holder,
    docs: docsOf(widget.tag),
    severity: "error",
    code: other ? "YY-202" : "YY-201",
    message: other
      ? `${widget.tag}: data-part="${part}" must be ${exampleMarkup(child)}, got <${other.tag}>`
      : `${widget.tag}: ${expected(child)} ${holder === widget ? "inside it " : `inside data-part="${child.within}" `}is required${reversedNesting(widget, child)}`,
    fix: exampleMarkup(child),
  };
}

function expected(child: NamedChild): string {
  if (child.part === undefined) return exampleMarkup(child).replace("…", "").replace(/<\/.*/, "");
  return `a child with data-part="${child.part}"`;
}

/**
 * Addition to the message when the widget is inside the element that it must contain:
 * `<form><yy-form>…`.
 */
function reversedNesting(widget: PageElement, { is, part }: NamedChild): string {
  if (is === undefined || part !== undefined) return "";
  for (const ancestor of ancestorsOf(widget))
    if (matches(ancestor, is))
      return `: <${widget.tag}> goes around the <${ancestor.tag}>, not into it`;
  return "";
}

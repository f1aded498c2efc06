import type { WidgetSchema } from "@yy/element/config/schema";
import { childrenOf, ownElements } from "../children";
import { nearest } from "../nearest";
import { type PageElement, textOf } from "../page";
import { docsOf, type Rule } from "../Rule";

/** A misspelt part, which has no effect: `data-part="lits"`. */
export const misspeltPart: Rule = {
  name: "misspelt-part",
  code: "YY-203",
  *check({ widgets }) {
    const known = new Set(widgets.flatMap(({ schema }) => partsOf(schema)));
    for (const { element: widget, schema } of widgets)
      for (const { element, typed, part } of misspeltParts(
        ownElements({ element: widget, schema }),
        schema,
      )) {
        // It may belong to another widget around this one.
        if (known.has(typed)) continue;
        yield {
          element,
          place: element.attributes.get("data-part")?.place,
          attribute: "data-part",
          severity: "error",
          message: `${widget.tag}: data-part="${typed}" is none of its parts: did you mean "${part}"?`,
          fix: `data-part="${part}"`,
          docs: docsOf(widget.tag),
        };
      }
  },
};

interface MisspeltPart {
  readonly element: PageElement;
  readonly typed: string;
  readonly part: string;
}

/**
 * The values of `data-part` inside a widget that its schema does not have, but that are similar to
 * one it has.
 */
export function misspeltParts(
  inside: readonly PageElement[],
  schema: WidgetSchema,
): MisspeltPart[] {
  const parts = partsOf(schema);
  return inside.flatMap((element) => {
    const typed = textOf(element, "data-part");
    if (typed === undefined || parts.includes(typed)) return [];
    const part = nearest(typed, parts);
    return part === undefined ? [] : [{ element, typed, part }];
  });
}

const partsOf = (schema: WidgetSchema) => childrenOf(schema).flatMap(({ part }) => part ?? []);

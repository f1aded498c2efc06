import { parseAttribute } from "@yy/element/attributes/parseAttribute";
import { valueText } from "@yy/element/config/attributeText";
import { type AttributeSpec, attributeName } from "@yy/element/config/schema";
import { configErrorOf } from "../configErrorOf";
import type { AttributeValue, PageElement } from "../page";
import type { Rule } from "../Rule";
import { misspellingsOf } from "../spelling";

/**
 * Attributes whose value is missing or invalid, with the message of the error that the widget would
 * throw.
 */
export const wrongValue: Rule = {
  name: "wrong-value",
  code: "YY-102",
  apart: true,
  *check({ page, widgets }) {
    for (const { element, schema } of widgets) {
      const misspelt = misspellingsOf(element, schema).map(({ meant }) => meant);
      for (const [property, spec] of Object.entries(schema.attributes)) {
        const name = attributeName(property, spec);
        const written = element.attributes.get(name);
        // Missing because it was misspelt: `misspeltAttribute` reports that.
        if (!isKnown(element, written) || misspelt.includes(name)) continue;
        const text = written?.text ?? null;
        const origin = { tag: element.tag, name };
        const refused = configErrorOf(() => parseAttribute(spec, text, origin, page.baseUrl));
        if (!refused) continue;
        const { code, message } = refused;
        yield {
          element,
          place: written?.place,
          attribute: name,
          severity: "error",
          code,
          message: text === null ? message : `${message}, got ${JSON.stringify(text.slice(0, 80))}`,
          fix: example(spec, name),
        };
      }
    }
  },
};

function isKnown(element: PageElement, written: AttributeValue | undefined): boolean {
  if (!written) return !element.hasUnknownAttributes;
  return written.text !== undefined;
}

/** The attribute with an example value. */
function example(spec: AttributeSpec, name: string): string {
  if (spec.kind === "json") return `${name}='${valueText(spec)}'`;
  return `${name}="${exampleValue(spec)}"`;
}

function exampleValue(spec: AttributeSpec): string {
  switch (spec.kind) {
    case "choice":
      return spec.options.join("|");
    case "boolean":
      return "true|false";
    case "number":
      return String(spec.default ?? spec.min ?? spec.max ?? 0);
    case "url":
      return `${spec.schemes?.[0] ?? ""}…`;
    default:
      return String(spec.default ?? "…");
  }
}

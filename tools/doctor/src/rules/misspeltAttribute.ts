import { attributeName, type WidgetSchema } from "@yy/element/config/schema";
import type { AttributeValue, PageElement } from "../page";
import type { Rule, RuleContext, RuleFinding } from "../Rule";
import { type Misspelling, misspellingsOf } from "../spelling";

/** A misspelt attribute, which has no effect: `data-user-idd`. */
export const misspeltAttribute: Rule = {
  name: "misspelt-attribute",
  code: "YY-104",
  apart: true,
  check: (context) => misspellings(context, false),
};

/** An attribute without `data-`, which widgets do not read: `user-id`. */
export const attributeWithoutData: Rule = {
  name: "attribute-without-data",
  code: "YY-105",
  apart: true,
  check: (context) => misspellings(context, true),
};

function* misspellings({ widgets }: RuleContext, lacksData: boolean): Generator<RuleFinding> {
  for (const { element, schema } of widgets)
    for (const misspelling of misspellingsOf(element, schema))
      if (misspelling.lacksData === lacksData)
        yield findingOf(element, misspelling, isRequired(schema, misspelling.meant));
}

function findingOf(
  element: PageElement,
  { written, meant, isSure }: Misspelling,
  isNeeded: boolean,
): RuleFinding {
  const value = element.attributes.get(written);
  return {
    element,
    place: value?.place,
    attribute: written,
    severity: isNeeded ? "error" : "warning",
    message: `${element.tag}: ${written} is none of its attributes: did you mean ${meant}${isNeeded ? ", which is required" : ""}?`,
    fix: withValue(meant, value),
    ...(isSure ? { replacements: [{ place: value?.place, written, text: meant }] } : {}),
  };
}

const isRequired = ({ attributes }: WidgetSchema, name: string) =>
  Object.entries(attributes).some(
    ([property, spec]) => spec.required && attributeName(property, spec) === name,
  );

function withValue(name: string, value: AttributeValue | undefined): string {
  if (value?.text === undefined) return `${name}="…"`;
  if (value.text === "") return name;
  return value.text.includes('"') ? `${name}='${value.text}'` : `${name}="${value.text}"`;
}

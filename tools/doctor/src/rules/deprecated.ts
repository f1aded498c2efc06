import { nameDeprecation } from "@yy/element/config/nameSpec";
import {
  type AttributeSpec,
  attributeName,
  type Deprecation,
  type WidgetSchema,
} from "@yy/element/config/schema";
import { type PageElement, textOf } from "../page";
import { docsOf, type Rule, type RuleContext, type RuleFinding } from "../Rule";
import { renamedTag } from "../replacements";
import { selectorOf } from "../selectorOf";
import { placeInText } from "../templates/placeInText";

/** Names that still work but have a replacement. */
export const deprecated: Rule = {
  name: "deprecated",
  code: "YY-106",
  *check({ widgets, elements, schemas }) {
    for (const { element, schema } of widgets) {
      if (schema.deprecated)
        yield {
          element,
          severity: "advice",
          message: `<${element.tag}> is deprecated since ${schema.deprecated.since}`,
          fix: schema.deprecated.use,
          ...(isCurrent(schemas.get(schema.deprecated.use))
            ? renamedTag(element, schema.deprecated.use)
            : {}),
        };
      for (const [property, spec] of Object.entries(schema.attributes)) {
        const attribute = attributeName(property, spec);
        const written = element.attributes.get(attribute);
        if (!written || !spec.deprecated) continue;
        yield {
          element,
          place: written.place,
          attribute,
          severity: "advice",
          message: `${element.tag}: ${attribute} is deprecated since ${spec.deprecated.since}`,
          fix: spec.deprecated.use,
          ...(mayReplace(element, schema, spec)
            ? {
                replacements: [
                  { place: written.place, written: attribute, text: spec.deprecated.use },
                ],
              }
            : {}),
        };
      }
    }
    for (const element of elements) {
      if (element.tag === "style")
        for (const schema of schemas.values()) yield* selectorsIn(element, schema);
      if (element.tag === "script" && textOf(element, "id") === "yy-texts")
        yield* textsIn(element, schemas);
    }
  },
};

/** States and parts in the selectors of a style sheet: `yy-modal:state(open)`. */
function* selectorsIn(element: PageElement, schema: WidgetSchema): Generator<RuleFinding> {
  for (const [pseudo, names] of [
    [":state", schema.states],
    ["::part", schema.parts],
  ] as const)
    for (const [name, spec] of Object.entries(names ?? {})) {
      const deprecation = nameDeprecation(spec);
      if (deprecation === undefined) continue;
      const written = `${pseudo}(${name})`;
      const selector = selectorOf(schema.tag, written);
      for (const { index, 0: found } of element.text.matchAll(selector))
        yield {
          ...inText(element, index + found.length - written.length, written, deprecation.use),
          element,
          severity: "advice",
          docs: docsOf(schema.tag),
          message: `${schema.tag}${written} is deprecated since ${deprecation.since}`,
          fix: `${schema.tag}${deprecation.use}`,
        };
    }
}

/** Deprecated names in `script#yy-texts`; a replacement is offered for a name that occurs once. */
function* textsIn(element: PageElement, schemas: RuleContext["schemas"]): Generator<RuleFinding> {
  for (const [tag, own] of Object.entries(jsonObject(element.text)))
    for (const name of Object.keys(own ?? {})) {
      const schema = schemas.get(tag);
      const spec = schema?.attributes[name];
      if (!schema || !spec?.deprecated) continue;
      const successor = successorOf(schema, spec);
      const [place, ...others] = element.text.matchAll(new RegExp(`"${name}"(?=\\s*:)`, "g"));
      const isOnly =
        place !== undefined && others.length === 0 && successor && !(successor in (own as object));
      yield {
        ...(isOnly ? inText(element, place.index, `"${name}"`, `"${successor}"`) : {}),
        element,
        severity: "advice",
        docs: "docs/guide/textos.md",
        message: `yy-texts: "${name}" of ${tag} is deprecated since ${spec.deprecated.since}`,
        fix: `"${successor ?? spec.deprecated.use}"`,
      };
    }
}

function jsonObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    // The rule page-texts reports invalid JSON.
    return {};
  }
}

/** The place and replacement of a piece of an element's text; empty when its place is unknown. */
function inText(element: PageElement, offset: number, written: string, text: string) {
  const place = placeInText(element, offset);
  return place === undefined
    ? {}
    : { place, replacements: [{ place, written: written.toLowerCase(), text }] };
}

/**
 * Whether the successor of a deprecated attribute takes the same values, and the element does not
 * have it yet.
 */
function mayReplace(element: PageElement, schema: WidgetSchema, spec: AttributeSpec): boolean {
  const isWritten = spec.deprecated && element.attributes.has(spec.deprecated.use);
  return successorOf(schema, spec) !== undefined && !isWritten;
}

/** The property that replaces a deprecated one, if it is current and has the same kind. */
function successorOf({ attributes }: WidgetSchema, former: AttributeSpec): string | undefined {
  const successor = Object.entries(attributes).find(
    ([property, spec]) => attributeName(property, spec) === former.deprecated?.use,
  );
  if (!successor) return undefined;
  const [property, spec] = successor;
  return isCurrent(spec) && spec.kind === former.kind ? property : undefined;
}

const isCurrent = (item: { readonly deprecated?: Deprecation } | undefined) =>
  item !== undefined && item.deprecated === undefined;

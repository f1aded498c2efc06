import {
  type AttributeSpec,
  attributeName,
  type Deprecation,
  type WidgetSchema,
} from "@yy/element/config/schema";
import type { PageElement } from "../page";
import type { Rule } from "../Rule";
import { renamedTag } from "../replacements";

/** Tags and attributes that still work but have a replacement. */
export const deprecated: Rule = {
  name: "deprecated",
  code: "YY-106",
  *check({ widgets, schemas }) {
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
  },
};

/**
 * Whether the replacement of a deprecated attribute is another one, of the same kind, which the
 * element has not yet.
 */
function mayReplace(
  element: PageElement,
  schema: WidgetSchema,
  { kind, deprecated }: AttributeSpec,
) {
  const heir = Object.entries(schema.attributes).find(
    ([property, spec]) => attributeName(property, spec) === deprecated?.use,
  );
  if (!heir || !deprecated || element.attributes.has(deprecated.use)) return false;
  return isCurrent(heir[1]) && heir[1].kind === kind;
}

const isCurrent = (item: { readonly deprecated?: Deprecation } | undefined) =>
  item !== undefined && item.deprecated === undefined;

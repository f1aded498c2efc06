import { attributeName } from "@yy/element/config/schema";
import type { Rule } from "../Rule";

/** Tags and attributes that still work but have a replacement. */
export const deprecated: Rule = {
  name: "deprecated",
  *check({ widgets }) {
    for (const { element, schema } of widgets) {
      if (schema.deprecated)
        yield {
          element,
          severity: "advice",
          message: `<${element.tag}> is deprecated since ${schema.deprecated.since}`,
          fix: schema.deprecated.use,
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
        };
      }
    }
  },
};

import {
  commonStates,
  defaultText,
  mountAttribute,
  mountDescription,
  propertyType,
} from "@yy/element/config/attributeText";
import { type AttributeSpec, attributeName, type WidgetSchema } from "@yy/element/config/schema";
import { deprecatedMember } from "./deprecation";
import type { NamedSchema } from "./schemas";

/** `web-types.json`: completion and documentation in the JetBrains editors. */
export function webTypes(widgets: readonly NamedSchema[], version: string): object {
  return {
    $schema: "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
    name: "@yy/widgets",
    version,
    "js-types-syntax": "typescript",
    "description-markup": "markdown",
    contributions: { html: { elements: widgets.map(({ schema }) => element(schema)) } },
  };
}

function element(schema: WidgetSchema): object {
  return {
    name: schema.tag,
    description: schema.summary,
    ...deprecatedMember(schema),
    attributes: [
      ...Object.entries(schema.attributes).map(([property, spec]) => attribute(property, spec)),
      {
        name: mountAttribute,
        description: mountDescription,
        default: schema.mount,
        value: { type: '"eager" | "visible"' },
      },
    ],
    js: {
      events: Object.entries(schema.events ?? {}).map(([name, spec]) => ({
        name,
        description: spec.description,
        ...deprecatedMember(spec),
      })),
      properties: Object.entries(schema.attributes).map(([name, spec]) => ({
        name,
        description: spec.description,
        value: { type: propertyType(spec) },
        ...deprecatedMember(spec),
      })),
    },
    css: {
      parts: described(schema.parts),
      properties: described(schema.tokens),
      "pseudo-classes": described(
        { ...schema.states, ...commonStates },
        (name) => `state(${name})`,
      ),
    },
  };
}

function attribute(property: string, spec: AttributeSpec): object {
  const standard = defaultText(spec);
  return {
    name: attributeName(property, spec),
    description: spec.description,
    required: spec.required === true,
    ...(standard === undefined ? {} : { default: standard }),
    // An empty boolean attribute is on.
    value: { type: propertyType(spec), required: spec.kind !== "boolean" },
    ...deprecatedMember(spec),
  };
}

function described(
  entries: Readonly<Record<string, string>> = {},
  written = (name: string) => name,
): object[] {
  return Object.entries(entries).map(([name, description]) => ({
    name: written(name),
    description,
  }));
}

import {
  commonStates,
  mountAttribute,
  mountDescription,
  mountOptions,
} from "@yy/element/config/attributeText";
import {
  type AttributeSpec,
  attributeName,
  type EventSpec,
  type WidgetSchema,
} from "@yy/element/config/schema";
import type { NamedSchema } from "./schemas";

/**
 * `schemas.json`: the schemas as plain data with all their words, for whatever does not run TypeScript or wants no widget's
 * code: templates' helpers in other languages, and what judges pages.
 */
export function schemaData(widgets: readonly NamedSchema[], version: string): object {
  return { version, widgets: widgets.map(({ schema }) => widget(schema)), common: [mount] };
}

const mount = attribute("mount", {
  kind: "choice",
  options: mountOptions,
  description: mountDescription,
  attribute: mountAttribute,
});

function widget(schema: WidgetSchema): object {
  const { tag, summary, mount, attributes, events = {}, deprecated } = schema;
  return {
    tag,
    name: underscored(tag.slice("yy-".length)),
    summary,
    mount,
    attributes: Object.entries(attributes).map(([property, spec]) => attribute(property, spec)),
    events: Object.entries(events).map(([name, spec]) => event(name, spec)),
    parts: schema.parts ?? {},
    children: schema.children ?? {},
    states: { ...schema.states, ...commonStates },
    tokens: schema.tokens ?? {},
    deprecated,
  };
}

/** What only code can tell, a JSON's shape and a text's format, is left out, apart from the words for it. */
function attribute(property: string, spec: AttributeSpec): object {
  const { kind, required, description, deprecated, attribute: _, ...rest } = spec;
  const attribute = attributeName(property, spec);
  const data: Record<string, unknown> = rest;
  delete data.shape;
  if (kind === "boolean") data.default = spec.default ?? false;
  if (kind === "string" && spec.format) data.format = spec.format.noun;
  return {
    attribute,
    property,
    name: underscored(attribute.slice("data-".length)),
    kind,
    required,
    description,
    ...data,
    deprecated,
  };
}

function event(name: string, { description, cancelable, detail, deprecated }: EventSpec): object {
  return { name, description, cancelable, detail: detail.fields, deprecated };
}

function underscored(name: string): string {
  return name.replaceAll("-", "_");
}

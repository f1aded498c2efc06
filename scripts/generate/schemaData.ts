import {
  commonStates,
  mountAttribute,
  mountDescription,
  mountOptions,
} from "@yy/element/config/attributeText";
import {
  type AttributeSpec,
  attributeName,
  type Deprecation,
  type EventSpec,
  type WidgetSchema,
} from "@yy/element/config/schema";
import { nameOf } from "./texts";

/** An attribute as data, with the properties of its kind, such as `min` or `options`. */
export interface AttributeData {
  readonly attribute: string;
  readonly property: string;
  /** The name in other languages. */
  readonly name: string;
  readonly kind: AttributeSpec["kind"];
  readonly required: true | undefined;
  readonly description: string;
  readonly text?: true;
  readonly default?: unknown;
  readonly deprecated: Deprecation | undefined;
}

/**
 * `schemas.json`: the schemas as plain data with all their descriptions, for programs that do not
 * run TypeScript or do not want the widgets' code, such as template helpers in other languages and
 * page checkers.
 */
export function schemaData(schemas: readonly WidgetSchema[], version: string) {
  return { version, widgets: schemas.map(widget), common: [mount] };
}

const mount = attribute("mount", {
  kind: "choice",
  options: mountOptions,
  description: mountDescription,
  attribute: mountAttribute,
});

function widget(schema: WidgetSchema) {
  const { tag, summary, mount, attributes, events = {}, deprecated } = schema;
  return {
    tag,
    name: underscored(nameOf(schema)),
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

/**
 * The data of an attribute. Functions, such as the check of a JSON's shape or a text's format, are
 * left out, but not their descriptions.
 */
function attribute(property: string, spec: AttributeSpec): AttributeData {
  const { kind, required, description, deprecated, attribute: _, ...rest } = spec;
  const attribute = attributeName(property, spec);
  const ofKind: Readonly<Record<string, unknown>> = { ...rest, shape: undefined };
  return {
    attribute,
    property,
    name: underscored(attribute.slice("data-".length)),
    kind,
    required,
    description,
    ...ofKind,
    ...(kind === "boolean" ? { default: spec.default ?? false } : {}),
    ...(kind === "string" && spec.format ? { format: spec.format.noun } : {}),
    deprecated,
  };
}

function event(name: string, { description, cancelable, detail, deprecated }: EventSpec) {
  return { name, description, cancelable, detail: detail.fields, deprecated };
}

function underscored(name: string): string {
  return name.replaceAll("-", "_");
}

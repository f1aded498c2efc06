import type { ArgTypes } from "@storybook/html-vite";
import {
  commonStates,
  defaultText,
  mountAttribute,
  mountDescription,
  valueText,
} from "@yy/element/config/attributeText";
import { childTexts } from "@yy/element/config/childTexts";
import { type AttributeSpec, attributeName, type WidgetSchema } from "@yy/element/config/schema";

type ArgType = ArgTypes[string];

/** Controls for the attributes, and tables of all that the schema says, out of the schema. */
export function argTypesOf(schema: WidgetSchema): ArgTypes {
  return {
    ...Object.fromEntries(
      Object.entries(schema.attributes).map(([property, spec]) => [
        property,
        attribute(property, spec),
      ]),
    ),
    mount: {
      name: mountAttribute,
      description: mountDescription,
      control: "select",
      options: [undefined, "eager", "visible"],
      table: {
        category: "attributes",
        type: { summary: '"eager" | "visible"' },
        defaultValue: { summary: schema.mount },
      },
    },
    children: {
      name: "the server's markup",
      description: "What is inside the tag.",
      control: "text",
      table: { category: "children" },
    },
    ...rows("children", childTexts(schema)),
    ...rows("events", eventDescriptions(schema), (name) => eventDetailText(schema, name)),
    ...rows("parts", schema.parts),
    ...rows("states", { ...schema.states, ...commonStates }),
    ...rows("tokens", schema.tokens),
  };
}

function attribute(property: string, spec: AttributeSpec): ArgType {
  const defaultValue = defaultText(spec);
  return {
    name: attributeName(property, spec),
    description: spec.description,
    ...controlOf(spec),
    table: {
      category: "attributes",
      type: { summary: valueText(spec) },
      ...(defaultValue === undefined ? {} : { defaultValue: { summary: defaultValue } }),
    },
    type: { name: "other", value: spec.kind, required: spec.required === true },
  };
}

function controlOf(spec: AttributeSpec): Pick<ArgType, "control" | "options"> {
  switch (spec.kind) {
    case "boolean":
      return { control: "boolean" };
    case "number":
      return { control: { type: "number", min: spec.min, max: spec.max } };
    case "choice":
      return { control: "select", options: spec.options };
    case "json":
      return { control: "object" };
    default:
      return { control: "text" };
  }
}

/** Rows without a control. Their keys carry the category, because a state and an attribute may share a name. */
function rows(
  category: string,
  entries: Readonly<Record<string, string>> = {},
  typeOf?: (name: string) => string,
): ArgTypes {
  return Object.fromEntries(
    Object.entries(entries).map(([name, description]) => [
      `${category} ${name}`,
      {
        name: category === "states" ? `:state(${name})` : name,
        description,
        control: false,
        table: { category, type: { summary: typeOf?.(name) } },
      } as ArgType,
    ]),
  );
}

function eventDescriptions({ events = {} }: WidgetSchema): Record<string, string> {
  return Object.fromEntries(
    Object.entries(events).map(([name, { description, cancelable }]) => [
      name,
      cancelable ? `${description} Cancelable.` : description,
    ]),
  );
}

function eventDetailText({ events = {} }: WidgetSchema, name: string): string {
  const fields = Object.entries(events[name as keyof typeof events]?.detail.fields ?? {});
  return `{ ${fields.map(([field, type]) => `${field}: ${type}`).join(", ")} }`;
}

import type { ArgTypes } from "@storybook/html-vite";
import type { WidgetWords } from "@yy/demo-pages/guide";
import {
  commonStates,
  defaultText,
  mountAttribute,
  mountDescription,
  valueText,
} from "@yy/element/config/attributeText";
import { childTexts } from "@yy/element/config/childTexts";
import { nameTexts } from "@yy/element/config/nameSpec";
import { type AttributeSpec, attributeName, type WidgetSchema } from "@yy/element/config/schema";
import { darkTokens, lightTokens } from "./readTokens";
import { words, wordsOf } from "./words";

type ArgType = ArgTypes[string];

type Section = keyof Omit<WidgetWords, "family" | "summary" | "native">;

/** Names of the schema's sections in the table. */
const categories: Readonly<Record<Section, string>> = {
  attributes: "atributos",
  children: "filhos",
  events: "eventos",
  parts: "partes",
  states: "estados",
  tokens: "tokens",
};

/**
 * Controls for the attributes, and tables of everything in the schema, in Portuguese if the
 * widget's texts are generated.
 */
export function argTypesOf(schema: WidgetSchema): ArgTypes {
  const own = wordsOf(schema.tag);
  const inPortuguese = (section: Section, entries: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, english]) => [
        name,
        own[section]?.[name] ?? words.common[section]?.[name] ?? english,
      ]),
    );
  return {
    ...Object.fromEntries(
      Object.entries(schema.attributes).map(([property, spec]) => [
        property,
        attribute(property, spec, own.attributes?.[property] ?? spec.description),
      ]),
    ),
    mount: {
      name: mountAttribute,
      description: words.common.attributes?.mount ?? mountDescription,
      control: "select",
      options: [undefined, "eager", "visible", "interaction"],
      table: {
        category: categories.attributes,
        type: { summary: '"eager" | "visible"' },
        defaultValue: { summary: schema.mount },
      },
    },
    children: {
      name: "a marcação do servidor",
      description: "o que está dentro da tag.",
      control: "text",
      table: { category: categories.children },
    },
    ...rows("children", inPortuguese("children", childTexts(schema))),
    ...rows("events", eventDescriptions(schema, own), (name) => eventDetailText(schema, name)),
    ...rows("parts", inPortuguese("parts", nameTexts(schema.parts))),
    ...rows("states", inPortuguese("states", { ...nameTexts(schema.states), ...commonStates })),
    ...withDefaults(rows("tokens", inPortuguese("tokens", nameTexts(schema.tokens)))),
  };
}

function attribute(property: string, spec: AttributeSpec, description: string): ArgType {
  const defaultValue = defaultText(spec);
  return {
    name: attributeName(property, spec),
    description,
    ...controlOf(spec),
    table: {
      category: categories.attributes,
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

/**
 * Rows without a control. Their keys carry the section, because a state and an attribute may share
 * a name.
 */
function rows(
  section: Section,
  entries: Readonly<Record<string, string>> = {},
  typeOf?: (name: string) => string,
): ArgTypes {
  return Object.fromEntries(
    Object.entries(entries).map(([name, description]) => [
      `${section} ${name}`,
      {
        name: section === "states" ? `:state(${name})` : name,
        description,
        control: false,
        table: { category: categories[section], type: { summary: typeOf?.(name) } },
      } as ArgType,
    ]),
  );
}

/** Adds the values of `tokens.css` to rows of tokens; tokens of a single widget are not in it. */
function withDefaults(tokens: ArgTypes): ArgTypes {
  return Object.fromEntries(
    Object.entries(tokens).map(([key, row]) => {
      const light = lightTokens.get(row.name ?? "");
      const dark = darkTokens.get(row.name ?? "");
      if (light === undefined) return [key, row];
      const summary = dark === light ? light : `${light}; no escuro, ${dark}`;
      return [key, { ...row, table: { ...row.table, defaultValue: { summary } } }];
    }),
  );
}

function eventDescriptions(
  { events = {} }: WidgetSchema,
  own: WidgetWords,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(events).map(([name, { description, cancelable }]) => {
      const text = own.events?.[name] ?? description;
      return [name, cancelable ? `${text} pode ser cancelado.` : text];
    }),
  );
}

function eventDetailText({ events = {} }: WidgetSchema, name: string): string {
  const fields = Object.entries(events[name as keyof typeof events]?.detail.fields ?? {});
  return `{ ${fields.map(([field, type]) => `${field}: ${type}`).join(", ")} }`;
}

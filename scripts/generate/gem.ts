import type { Artefact } from "./artefacts";
import { schemaData } from "./schemaData";
import type { NamedSchema } from "./schemas";

/** What the gem needs of `schemas.json`; words that only readers need stay out of a server's memory. */
interface WidgetData {
  readonly tag: string;
  readonly name: string;
  readonly attributes: readonly AttributeData[];
  readonly deprecated?: object;
}

type AttributeData = Readonly<Record<string, unknown>> & {
  readonly name: string;
  readonly description: string;
  readonly text?: true;
  readonly default?: unknown;
};

/** `schema.json` and the locale of the texts that the widgets have, relative to the gem's folder. */
export function gemArtefacts(widgets: readonly NamedSchema[], version: string): Artefact[] {
  const data = schemaData(widgets, version) as {
    widgets: readonly WidgetData[];
    common: readonly AttributeData[];
  };
  const schema = { version, widgets: data.widgets.map(widget), common: data.common.map(attribute) };
  return [
    { path: "schema.json", content: `${JSON.stringify(schema, null, 2)}\n` },
    { path: "config/locales/yy.pt-BR.yml", content: locale(data.widgets) },
  ];
}

function widget({ tag, name, attributes, deprecated }: WidgetData): object {
  return { tag, name, attributes: attributes.map(attribute), deprecated };
}

function attribute(data: AttributeData): object {
  const { description, property, default: builtIn, ...rest } = data;
  if (!data.text) return rest;
  return { ...rest, property, default: builtIn, placeholders: placeholders(data) };
}

/** What a text may hold for a value, `{count}`: as its default has it, or its description says. */
function placeholders({ default: builtIn, description }: AttributeData): string[] | undefined {
  const names = [...`${builtIn ?? ""} ${description}`.matchAll(/\{(\w+)\}/g)].map(
    ([, name]) => name,
  );
  return names.length > 0 ? [...new Set(names as string[])] : undefined;
}

/** As YAML, in which a JSON string is a string too. Texts without a default are left for applications to write. */
function locale(widgets: readonly WidgetData[]): string {
  const lines = widgets.flatMap(({ name, attributes }) => {
    const texts = attributes.filter((each) => each.text && typeof each.default === "string");
    if (texts.length === 0) return [];
    return [
      `    ${name}:`,
      ...texts.map((each) => `      ${each.name}: ${JSON.stringify(each.default)}`),
    ];
  });
  return ["# Written by `npm run generate`.", "pt-BR:", "  yy:", ...lines, ""].join("\n");
}

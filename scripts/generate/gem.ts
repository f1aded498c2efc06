import type { ChildSpec, WidgetSchema } from "@yy/element/config/schema";
import type { Artefact } from "./artefacts";
import type { LocaleTexts } from "./localeTexts";
import { type AttributeData, schemaData } from "./schemaData";

/**
 * The gem's `schema.json`: the part of `schemas.json` that its helpers need. Descriptions are left
 * out, to save a server's memory.
 */
export function gemSchema(schemas: readonly WidgetSchema[], version: string): object {
  const { widgets, common } = schemaData(schemas, version);
  return {
    version,
    widgets: widgets.map(({ tag, name, attributes, children, deprecated }) => ({
      tag,
      name,
      attributes: attributes.map(withoutWords),
      control: controlOf(children["(default)"]),
      deprecated,
    })),
    common: common.map(withoutWords),
  };
}

/** The control that the form builder writes inside a widget that is around one field. */
export function controlOf(child: ChildSpec | string | undefined): ChildSpec["control"] {
  return typeof child === "object" ? child.control : undefined;
}

function withoutWords(attribute: AttributeData): object {
  const { description, property, default: builtIn, ...rest } = attribute;
  if (!attribute.text) return rest;
  return { ...rest, property, default: builtIn, placeholders: placeholders(attribute) };
}

/** The placeholders of a text, such as `{count}`: those in its default, or in its description. */
function placeholders({ default: builtIn, description }: AttributeData): string[] | undefined {
  const names = [...`${builtIn ?? ""} ${description}`.matchAll(/\{(\w+)\}/g)].map(
    ([, name = ""]) => name,
  );
  return names.length > 0 ? [...new Set(names)] : undefined;
}

/** The gem's file of a locale as YAML. JSON strings and lists are valid in YAML. */
export function gemLocale(locale: string, texts: LocaleTexts): Artefact {
  const lines = Object.entries(texts).flatMap(([widget, ofWidget]) => [
    `    ${widget}:`,
    ...Object.entries(ofWidget).map(([name, text]) => `      ${name}: ${yaml(text)}`),
  ]);
  const content = ["# Written by `npm run generate`.", `${locale}:`, "  yy:", ...lines, ""].join(
    "\n",
  );
  return { path: `packages/rails/config/locales/yy.${locale}.yml`, content };
}

function yaml(text: unknown): string {
  return Array.isArray(text) ? `[${text.map(yaml).join(", ")}]` : JSON.stringify(text);
}

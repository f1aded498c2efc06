import { typeText } from "@yy/element/config/typeText.pt";
import { escapeHtml } from "../../rendering/escapeHtml";
import type {
  AttributeData,
  Deprecable,
  GuideWords,
  Names,
  SchemaData,
  WidgetWords,
} from "./guideData";
import { defaultText, inlineCode } from "./texts";

/** One table of a widget's page; its title is its anchor too. */
export interface ReferenceTable {
  readonly title: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    /** The attribute's or event's name, else `part-…`, `child-…`, `state-…`, `token-…`. */
    readonly id: string;
    /** HTML of the name. */
    readonly name: string;
    /** HTML of the other cells, each with the title of its column for narrow screens. */
    readonly cells: readonly { readonly column: string; readonly html: string }[];
  }[];
}

type Section = Exclude<keyof WidgetWords, "family" | "summary" | "native">;

const code = (text: string) => (text === "" ? "" : `<code>${escapeHtml(text)}</code>`);

/** HTML of a name, struck out when it should no longer be written. */
const nameHtml = (name: string, { deprecated }: Deprecable) =>
  deprecated ? `<del>${code(name)}</del>` : code(name);

/** A text, after the replacement of a deprecated name. */
const withDeprecation = (html: string, { deprecated }: Deprecable) =>
  deprecated
    ? `em desuso desde ${escapeHtml(deprecated.since)}: escreva ${code(deprecated.use)}. ${html}`
    : html;

const errorEvent: SchemaData["events"][number] = {
  name: "yy:error",
  cancelable: true,
  detail: { error: "Error", widget: "string", element: "Element" },
};

/** The tables of a widget that are not empty. */
export function referenceTables(
  schema: SchemaData,
  commonAttributes: readonly AttributeData[],
  words: GuideWords,
): ReferenceTable[] {
  const own = words.widgets[schema.tag] ?? {};
  const textOf = (section: Section, name: string) =>
    inlineCode(own[section]?.[name] ?? words.common[section]?.[name] ?? "");
  const named = (section: keyof typeof prefixes, show: (name: string) => string = String) =>
    Object.entries(schema[section]).map(([name, spec]) => {
      const item = typeof spec === "string" ? {} : spec;
      return {
        id: anchorOf(section, name),
        name: nameHtml(show(name), item),
        cells: [withDeprecation(textOf(section, name), item)],
      };
    });
  const table = (
    title: string,
    columns: readonly string[],
    rows: readonly { id: string; name: string; cells: readonly string[] }[],
  ): ReferenceTable => ({
    title,
    caption: `${title} de ${schema.tag}`,
    columns,
    rows: rows.map(({ id, name, cells }) => ({
      id,
      name,
      cells: cells.map((html, index) => ({ column: columns[index + 1] ?? "", html })),
    })),
  });
  const common = commonAttributes.map((each) => ({ ...each, default: schema.mount }));
  const attributes = [...schema.attributes, ...common].map((each) => ({
    id: each.attribute,
    name: nameHtml(each.attribute, each),
    cells: [
      inlineCode(typeText(each)),
      code(defaultText(each)) || "—",
      each.required ? "sim" : "não",
      withDeprecation(textOf("attributes", each.property), each),
    ],
  }));
  const events = [...schema.events, errorEvent].map((each) => ({
    id: each.name,
    name: nameHtml(each.name, each),
    cells: [
      code(detailText(each.detail)),
      each.cancelable ? "sim" : "não",
      withDeprecation(textOf("events", each.name), each),
    ],
  }));

  return [
    table("atributos", ["nome", "tipo", "padrão", "obrigatório", "o que faz"], attributes),
    table("eventos", ["nome", "detalhe", "cancelável", "quando"], events),
    table("partes", ["nome", "o que é"], named("parts")),
    table("filhos", ["nome", "o que é"], named("children", childName)),
    table(
      "estados",
      ["nome", "quando"],
      named("states", (name) => `:state(${name})`),
    ),
    table("tokens", ["nome", "o que muda"], named("tokens")),
  ].filter(({ rows }) => rows.length > 0);
}

const prefixes = { parts: "part", children: "child", states: "state", tokens: "token" };

function anchorOf(section: keyof typeof prefixes, name: string): string {
  const word = name.replace(/[^a-z0-9-]+/gi, "-").replace(/^-+|-+$/g, "");
  return `${prefixes[section]}-${word}`;
}

/** How a page writes a child of this name; a bare name is a `data-part`. */
function childName(name: string): string {
  if (name === "(default)") return "conteúdo";
  if (name.startsWith("data-part=")) return name.replace(/=(.*)/, '="$1"');
  return /^[a-z-]+$/.test(name) ? `data-part="${name}"` : name;
}

function detailText(fields: Names): string {
  const typed = Object.entries(fields).map(([field, type]) => `${field}: ${type}`);
  return typed.length === 0 ? "{}" : `{ ${typed.join(", ")} }`;
}

import { escapeHtml } from "../../rendering/escapeHtml";
import type { AttributeData, GuideWords, Names, SchemaData, WidgetWords } from "./guideData";
import { defaultText, inlineCode, typeText } from "./texts";

/** One table of a widget's page. */
export interface ReferenceTable {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly ReferenceRow[];
}

export interface ReferenceRow {
  /** Its anchor: the attribute's or event's name, else `part-…`, `child-…`, `state-…`, `token-…`. */
  readonly id: string;
  /** HTML of the name. */
  readonly name: string;
  /** HTML of the other cells, each with the title of its column for narrow screens. */
  readonly cells: readonly { readonly column: string; readonly html: string }[];
}

const code = (text: string) => (text === "" ? "" : `<code>${escapeHtml(text)}</code>`);
const errorDetail = { error: "Error", widget: "string", element: "Element" };

/** The tables of a widget, without those that would be empty. */
export function referenceTables(
  schema: SchemaData,
  commonAttributes: readonly AttributeData[],
  words: GuideWords,
): ReferenceTable[] {
  const own = words.widgets[schema.tag] ?? {};
  const attributes = commonAttributes.map((each) => ({ ...each, default: schema.mount }));
  const events = [
    ...schema.events,
    { name: "yy:error", cancelable: true as const, detail: errorDetail },
  ];
  const textOf = (section: keyof Omit<WidgetWords, "family" | "summary">, name: string) =>
    inlineCode(own[section]?.[name] ?? words.common[section]?.[name] ?? "");
  const named = (
    section: "parts" | "children" | "states" | "tokens",
    show: (name: string) => string,
  ) =>
    Object.keys(schema[section] satisfies Names).map((name) => ({
      id: anchorOf(section, name),
      name: code(show(name)),
      cells: [textOf(section, name)],
    }));
  const table = (
    id: string,
    title: string,
    columns: readonly string[],
    rows: readonly { id: string; name: string; cells: readonly string[] }[],
  ): ReferenceTable => ({
    id,
    title,
    caption: `${title} de ${schema.tag}`,
    columns,
    rows: rows.map(({ id, name, cells }) => ({
      id,
      name,
      cells: cells.map((html, index) => ({ column: columns[index + 1] ?? "", html })),
    })),
  });

  return [
    table(
      "atributos",
      "atributos",
      ["nome", "tipo", "padrão", "obrigatório", "o que faz"],
      [...schema.attributes, ...attributes].map((each) => ({
        id: each.attribute,
        name: code(each.attribute),
        cells: [
          inlineCode(typeText(each)),
          code(defaultText(each)) || "—",
          each.required ? "sim" : "não",
          textOf("attributes", each.property),
        ],
      })),
    ),
    table(
      "eventos",
      "eventos",
      ["nome", "detalhe", "cancelável", "quando"],
      events.map(({ name, detail, cancelable }) => ({
        id: name,
        name: code(name),
        cells: [code(detailText(detail)), cancelable ? "sim" : "não", textOf("events", name)],
      })),
    ),
    table("partes", "partes", ["nome", "o que é"], named("parts", String)),
    table("filhos", "filhos", ["nome", "o que é"], named("children", childName)),
    table(
      "estados",
      "estados",
      ["nome", "quando"],
      named("states", (name) => `:state(${name})`),
    ),
    table("tokens", "tokens", ["nome", "o que muda"], named("tokens", String)),
  ].filter(({ rows }) => rows.length > 0);
}

const prefixes = { parts: "part", children: "child", states: "state", tokens: "token" };

function anchorOf(section: keyof typeof prefixes, name: string): string {
  const word = name.replace(/[^a-z0-9-]+/gi, "-").replace(/^-+|-+$/g, "");
  return `${prefixes[section]}-${word}`;
}

/** A bare name is that of a `data-part`. */
function childName(name: string): string {
  if (name === "(default)") return "conteúdo";
  if (name.startsWith("data-part=")) return name.replace(/=(.*)/, '="$1"');
  return /^[a-z-]+$/.test(name) ? `data-part="${name}"` : name;
}

function detailText(fields: Names): string {
  const typed = Object.entries(fields).map(([field, type]) => `${field}: ${type}`);
  return typed.length === 0 ? "{}" : `{ ${typed.join(", ")} }`;
}

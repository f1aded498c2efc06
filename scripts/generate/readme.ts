import {
  commonStates,
  defaultText,
  mountAttribute,
  mountDescription,
  valueText,
} from "@yy/element/config/attributeText";
import { childTexts } from "@yy/element/config/childTexts";
import { attributeName, type WidgetSchema } from "@yy/element/config/schema";

/** Around the tables. */
export const schemaMarkers = ["<!-- schema -->", "<!-- /schema -->"] as const;

/** The README with the tables of the schema between its markers; undefined without markers. */
export function withSchemaTables(readme: string, schema: WidgetSchema): string | undefined {
  const [begin, end] = schemaMarkers;
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) return undefined;
  return `${readme.slice(0, from)}${begin}\n${schemaTables(schema)}\n${readme.slice(to)}`;
}

function schemaTables(schema: WidgetSchema): string {
  return [
    ...section("Attributes", ["attribute", "takes", "default", "what it does"], attributes(schema)),
    ...section("Events", ["event", "detail", "when"], events(schema)),
    ...section("Parts", ["part", "what it is"], named(schema.parts)),
    ...section("Children", ["child", "what it is"], named(childTexts(schema))),
    ...section("States", ["state", "when"], named({ ...schema.states, ...commonStates }, state)),
    ...section("Tokens", ["custom property", "what it sets"], named(schema.tokens)),
  ].join("\n");
}

function section(title: string, head: readonly string[], rows: readonly string[][]): string[] {
  if (rows.length === 0) return [];
  return [`### ${title}`, "", line(head), line(head.map(() => "---")), ...rows.map(line), ""];
}

function attributes({ attributes, mount }: WidgetSchema): string[][] {
  const rows = Object.entries(attributes).map(([property, spec]) => {
    const standard = defaultText(spec);
    return [
      code(attributeName(property, spec)),
      code(valueText(spec)),
      spec.required ? "**required**" : standard === undefined ? "" : code(standard),
      spec.description,
    ];
  });
  return [
    ...rows,
    [code(mountAttribute), code('"eager" | "visible"'), code(mount), mountDescription],
  ];
}

function events({ events = {} }: WidgetSchema): string[][] {
  return Object.entries(events).map(([name, { detail, description, cancelable }]) => [
    code(name),
    code(detailText(detail.fields)),
    cancelable ? `${description} Cancelable.` : description,
  ]);
}

/** `{ userId: string, following: boolean }`. */
export function detailText(fields: Readonly<Record<string, string>>): string {
  const typed = Object.entries(fields).map(([field, type]) => `${field}: ${type}`);
  return typed.length === 0 ? "{}" : `{ ${typed.join(", ")} }`;
}

function named(entries: Readonly<Record<string, string>> = {}, name = code): string[][] {
  return Object.entries(entries).map(([key, description]) => [name(key), description]);
}

const code = (text: string) => (text === "" ? "" : `\`${text}\``);
const state = (name: string) => code(`:state(${name})`);

/** A bar inside a cell would end it. */
function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

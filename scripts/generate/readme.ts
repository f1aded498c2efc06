import {
  commonStates,
  defaultText,
  mountAttribute,
  mountDescription,
  valueText,
} from "@yy/element/config/attributeText";
import { childTexts } from "@yy/element/config/childTexts";
import { nameDeprecation, nameText } from "@yy/element/config/nameSpec";
import {
  attributeName,
  type Deprecation,
  type NameSpec,
  type NativeAnswerSpec,
  type WidgetSchema,
} from "@yy/element/config/schema";
import rooms from "../rooms.json";
import { type Artefact, withSection } from "./artefacts";
import { deprecationText, detailText, markdownDescription } from "./texts";

/** The tables of the schema in a widget's README. */
export function schemaTables(schema: WidgetSchema): string {
  return [
    ...notice(schema),
    ...section("Attributes", ["attribute", "takes", "default", "what it does"], attributes(schema)),
    ...section("Events", ["event", "detail", "when"], events(schema)),
    ...section("Parts", ["part", "what it is"], named(schema.parts)),
    ...section("Children", ["child", "what it is"], named(childTexts(schema))),
    ...section("States", ["state", "when"], named({ ...schema.states, ...commonStates }, state)),
    ...section("In an app", ["message", "data", "when", "answers"], native(schema)),
    ...section("Tokens", ["custom property", "what it sets"], named(schema.tokens)),
  ].join("\n");
}

function notice(schema: WidgetSchema): string[] {
  const text = deprecationText(schema);
  return text === undefined ? [] : [`**Deprecated** ${text}.`, ""];
}

function section(title: string, head: readonly string[], rows: readonly string[][]): string[] {
  return rows.length === 0 ? [] : [`### ${title}`, "", ...table(head, rows), ""];
}

/** The lines of a Markdown table. */
export function table(head: readonly string[], rows: readonly string[][]): string[] {
  return [head, head.map(() => "---"), ...rows].map(line);
}

function attributes({ attributes, mount }: WidgetSchema): string[][] {
  const rows = Object.entries(attributes).map(([property, spec]) => {
    const standard = defaultText(spec);
    return [
      nameCell(attributeName(property, spec), spec),
      code(valueText(spec)),
      spec.required ? "**required**" : standard === undefined ? "" : code(standard),
      markdownDescription(spec.description, spec),
    ];
  });
  return [
    ...rows,
    [code(mountAttribute), code('"eager" | "visible"'), code(mount), mountDescription],
  ];
}

function events({ events = {} }: WidgetSchema): string[][] {
  return Object.entries(events).map(([name, spec]) => [
    nameCell(name, spec),
    code(detailText(spec.detail.fields)),
    markdownDescription(
      spec.cancelable ? `${spec.description} Cancelable.` : spec.description,
      spec,
    ),
  ]);
}

function native({ native = {} }: WidgetSchema): string[][] {
  return Object.entries(native).map(([name, { data, description, answers = {} }]) => [
    code(name),
    code(detailText(data.fields)),
    description,
    Object.entries(answers)
      .map(([status, spec]) => `${answerCell(status, spec)}: ${spec.description}`)
      .join(" "),
  ]);
}

/** The cell with the `status` of an answer and its other fields. */
export const answerCell = (status: string, { fields = {} }: NativeAnswerSpec) =>
  [status, ...Object.entries(fields).map((field) => field.join(": "))].map(code).join(", ");

function named(
  entries: Readonly<Record<string, string | NameSpec>> = {},
  written = (name: string) => name,
): string[][] {
  return Object.entries(entries).map(([name, spec]) => {
    const item = { deprecated: nameDeprecation(spec) };
    return [nameCell(written(name), item), markdownDescription(nameText(spec), item)];
  });
}

/** The cell with a name, struck through if it is deprecated. */
const nameCell = (
  name: string,
  { deprecated }: { readonly deprecated?: Deprecation | undefined },
) => (deprecated ? `~~${code(name)}~~` : code(name));

const code = (text: string) => (text === "" ? "" : `\`${text}\``);
const state = (name: string) => `:state(${name})`;

/** Bars are escaped, because a bar would end the cell. */
function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

/**
 * A document with the list of rooms from `scripts/rooms.json` in its sections: the floors from the
 * top, and, where the document has such a section, the rooms beside them.
 */
export function withRooms(document: Artefact): Artefact {
  const written = withSection(document, "floors", roomTable("floor", rooms.floors));
  return written.content.includes("<!-- beside -->")
    ? withSection(written, "beside", roomTable("beside them", rooms.beside))
    : written;
}

function roomTable(title: string, rooms: readonly { folder: string; what: string }[]): string {
  const rows = rooms.map(({ folder, what }) => [`\`${folder}\``, what]);
  return table([title, "what"], rows).join("\n");
}

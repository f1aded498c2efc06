import { childrenOf } from "@yy/doctor/children";
import { defaultText, mountAttribute } from "@yy/element/config/attributeText";
import { attributeName, type Deprecation, type WidgetSchema } from "@yy/element/config/schema";
import { typeText } from "@yy/element/config/typeText.pt";
import portuguese from "@yy/widgets/words.pt.json";
import { attributesOf, type Dialect, type KnownAttribute } from "./dialects";

type Texts = Readonly<Record<string, string>>;

interface WidgetTexts {
  readonly summary: string;
  readonly attributes?: Texts;
  readonly children?: Texts;
}

const widgetTexts: Readonly<Record<string, WidgetTexts>> = portuguese.widgets;
const noTexts: WidgetTexts = { summary: "" };

const portugueseTextsOf = ({ tag }: WidgetSchema) => widgetTexts[tag] ?? noTexts;

export const summaryOf = (schema: WidgetSchema): string => portugueseTextsOf(schema).summary;

/** The description of a widget and its required attributes, in Markdown. */
export function widgetText(schema: WidgetSchema, dialect: Dialect): string {
  const required = [...attributesOf(schema, dialect)].filter(([, { spec }]) => spec.required);
  const needs = required.map(([name]) => code(name)).join(", ");
  return paragraphs(
    deprecation(schema),
    `${code(dialect.shown(schema))}: ${portugueseTextsOf(schema).summary}`,
    needs === "" ? "" : `obrigatório: ${needs}`,
  );
}

/** The description of an attribute and its values, in Markdown. */
export function attributeText(
  schema: WidgetSchema,
  { name, spec }: KnownAttribute,
  shown = name,
): string {
  const standard = defaultText(spec);
  const rest = spec.required ? ", obrigatório" : standard ? `, padrão ${code(standard)}` : "";
  return paragraphs(
    deprecation(spec),
    `${code(shown)}: ${typeText(spec)}${rest}`,
    attributeDescription(schema, name),
  );
}

function attributeDescription(schema: WidgetSchema, name: string): string {
  if (name === mountAttribute) return portuguese.common.attributes.mount;
  const property = Object.keys(schema.attributes).find(
    (each) => attributeName(each, schema.attributes[each]) === name,
  );
  return portugueseTextsOf(schema).attributes?.[property ?? ""] ?? "";
}

/** The values of an attribute, in a few words. */
export const attributeDetail = ({ spec }: KnownAttribute): string =>
  typeText(spec).replaceAll("`", "");

/** The description of a child with this `data-part`, in Markdown. */
export function partText(schema: WidgetSchema, part: string): string {
  const child = childrenOf(schema).find((each) => each.part === part);
  const rest = [
    child?.required ? "obrigatória" : "",
    child?.within === undefined ? "" : `dentro de ${code(child.within)}`,
    child?.is === undefined ? "" : `num ${code(child.is)}`,
  ].filter(Boolean);
  return paragraphs(
    `${code(part)}: parte de ${code(schema.tag)}${rest.map((words) => `, ${words}`).join("")}`,
    portugueseTextsOf(schema).children?.[part] ?? "",
  );
}

/** Descriptions of the attributes that open and close dialogs. */
export const dialogAttributeTexts: Texts = {
  "data-yy-open": "abre o diálogo desse nome.",
  "data-yy-close": "fecha o diálogo desse nome; sem nome, o que está em volta.",
  "data-yy-next": "fecha o diálogo em volta e abre o desse nome.",
};

function deprecation({ deprecated }: { readonly deprecated?: Deprecation }): string {
  return deprecated
    ? `**em desuso** desde ${deprecated.since}: escreva ${code(deprecated.use)}`
    : "";
}

const code = (text: string) => `\`${text}\``;
const paragraphs = (...texts: readonly string[]) => texts.filter(Boolean).join("\n\n");

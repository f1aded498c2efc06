import { type Hover, MarkupKind } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { attributesOf, dialectOf, widgetOf } from "../dialects";
import type { Guide } from "../Guide";
import { attributeText, controlWords, partText, widgetText } from "../words";
import { type Place, placeAt, tagsAround } from "../written/placeAt";
import type { Writing } from "../written/Writing";
import type { WrittenAttribute } from "../written/WrittenTag";

/** Describes the name at an offset, in Portuguese, with a link to the guide. */
export function hoverAt(
  writing: Writing,
  offset: number,
  document: TextDocument,
  guide: Guide,
): Hover | undefined {
  const place = placeAt(writing, offset);
  const said = place && textOf(place, writing);
  if (!said) return undefined;
  const address = guide.addressOf(said.tag);
  const link = address === undefined ? "" : `\n\n[${said.tag} no guia](${address})`;
  return {
    contents: { kind: MarkupKind.Markdown, value: `${said.text}${link}` },
    range: { start: document.positionAt(place.start), end: document.positionAt(place.end) },
  };
}

interface Said {
  /** Tag of the widget that the description is about. */
  readonly tag: string;
  readonly text: string;
}

function textOf(place: Place, writing: Writing): Said | undefined {
  if (place.kind === "djangoTag" || !place.tag) return undefined;
  const { tag } = place;
  const schema = widgetOf(tag);
  const dialect = dialectOf(tag);
  if (place.kind === "tag") return schema && { tag: schema.tag, text: widgetText(schema, dialect) };
  const attribute =
    place.kind === "value"
      ? place.attribute
      : tag.attributes.find(({ start }) => start === place.start);
  if (!attribute) return undefined;
  const name = dialect.plain(attribute.name);
  const known = schema && attributesOf(schema, dialect).get(name);
  if (known) return { tag: schema.tag, text: attributeText(schema, known, name) };
  if (name === "data-part") return partSaid(attribute, tagsAround(writing, tag.start));
  const control = controlWords[name];
  return control === undefined ? undefined : { tag: "yy-modal", text: `\`${name}\`: ${control}` };
}

function partSaid(
  { value }: WrittenAttribute,
  around: ReturnType<typeof tagsAround>,
): Said | undefined {
  const part = value?.text;
  for (const schema of around.flatMap((tag) => widgetOf(tag) ?? []))
    if (part !== undefined && part in (schema.children ?? {}))
      return { tag: schema.tag, text: partText(schema, part) };
  return undefined;
}

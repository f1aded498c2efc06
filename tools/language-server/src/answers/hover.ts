import { type Hover, MarkupKind } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { attributesOf, dialectOf, widgetOf } from "../dialects";
import type { Guide } from "../Guide";
import { attributeText, dialogAttributeTexts, partText, widgetText } from "../texts";
import type { Draft } from "../written/Draft";
import { type Place, placeAt, tagsAround } from "../written/placeAt";
import type { WrittenAttribute } from "../written/WrittenTag";

/** Describes the name at an offset, in Portuguese, with a link to the guide. */
export function hoverAt(
  draft: Draft,
  offset: number,
  document: TextDocument,
  guide: Guide,
): Hover | undefined {
  const place = placeAt(draft, offset);
  const description = place && descriptionOf(place, draft);
  if (!description) return undefined;
  const { tag, text } = description;
  const address = guide.addressOf(tag);
  const link = address === undefined ? "" : `\n\n[${tag} no guia](${address})`;
  return {
    contents: { kind: MarkupKind.Markdown, value: `${text}${link}` },
    range: { start: document.positionAt(place.start), end: document.positionAt(place.end) },
  };
}

interface Description {
  /** Tag of the widget that the description is about. */
  readonly tag: string;
  readonly text: string;
}

function descriptionOf(place: Place, draft: Draft): Description | undefined {
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
  if (name === "data-part") return partDescription(attribute, tagsAround(draft, tag.start));
  const control = dialogAttributeTexts[name];
  return control === undefined ? undefined : { tag: "yy-modal", text: `\`${name}\`: ${control}` };
}

function partDescription(
  { value }: WrittenAttribute,
  around: ReturnType<typeof tagsAround>,
): Description | undefined {
  const part = value?.text;
  for (const schema of around.flatMap((tag) => widgetOf(tag) ?? []))
    if (part !== undefined && part in (schema.children ?? {}))
      return { tag: schema.tag, text: partText(schema, part) };
  return undefined;
}

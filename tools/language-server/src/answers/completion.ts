import { childrenOf, exampleMarkup } from "@yy/doctor/children";
import type { AttributeSpec, WidgetSchema } from "@yy/element/config/schema";
import { schemas } from "@yy/widgets/schemas";
import {
  type CompletionItem,
  CompletionItemKind,
  InsertTextFormat,
  MarkupKind,
} from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import {
  attributesOf,
  blade,
  type Dialect,
  dialectOf,
  django,
  type KnownAttribute,
  widgetOf,
} from "../dialects";
import {
  attributeDetail,
  attributeText,
  dialogAttributeTexts,
  partText,
  summaryOf,
  widgetText,
} from "../texts";
import type { Draft } from "../written/Draft";
import type { Place } from "../written/placeAt";
import { placeAt, tagsAround } from "../written/placeAt";
import type { WrittenTag } from "../written/WrittenTag";

/** A suggestion, before it is converted to the form that the client supports. */
interface Offer {
  readonly label: string;
  readonly kind: CompletionItemKind;
  readonly detail?: string;
  /** Documentation, in Markdown. */
  readonly text?: string;
  /** Text to insert, with tab stops such as `$1`; without it the label is inserted. */
  readonly snippet?: string;
  readonly isFirst?: boolean;
  readonly isDeprecated?: boolean;
}

/** The suggestions at an offset. */
export function completionsAt(
  draft: Draft,
  offset: number,
  document: TextDocument,
  takesSnippets: boolean,
): CompletionItem[] {
  const place = placeAt(draft, offset);
  if (!place) return [];
  const range = {
    start: document.positionAt(place.start),
    end: document.positionAt(Math.max(place.end, offset)),
  };
  return offersFor(place, draft).map((offer) => {
    const { label, kind, detail, text, snippet = escaped(label), isFirst, isDeprecated } = offer;
    return {
      label,
      kind,
      ...(detail !== undefined && { detail }),
      ...(text !== undefined && { documentation: { kind: MarkupKind.Markdown, value: text } }),
      ...(isDeprecated && { deprecated: true }),
      sortText: `${isFirst ? 0 : 1}${label}`,
      filterText: label,
      insertTextFormat: takesSnippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
      textEdit: { range, newText: takesSnippets ? snippet : withoutStops(snippet) },
    };
  });
}

function offersFor(place: Place, draft: Draft): Offer[] {
  switch (place.kind) {
    case "tag":
      return tagOffers(place, draft);
    case "djangoTag":
      return djangoOffers(place, draft);
    case "attribute":
      return attributeOffers(place, draft);
    case "value":
      return valueOffers(place, draft);
  }
}

type PlaceOf<Kind extends Place["kind"]> = Place & { readonly kind: Kind };

function tagOffers({ tag, start }: PlaceOf<"tag">, draft: Draft): Offer[] {
  if (tag?.isClosing) return closingOffers(tag, draft);
  if (tag?.syntax === "django") return schemas.map((schema) => tagOffer(schema, django, false));
  const isAlone = !tag || isAloneInLine(tag, draft);
  const dialects = draft.language === "blade" ? [dialectOf(asHtml), blade] : [dialectOf(asHtml)];
  return [
    ...dialects.flatMap((dialect) => schemas.map((schema) => tagOffer(schema, dialect, isAlone))),
    ...(isAlone ? childOffers(draft, start) : []),
  ];
}

/**
 * Whether only the name of the tag is written, so that its required attributes and its end can be
 * inserted too.
 */
function isAloneInLine({ isEnded, attributes, nameSpan: { end } }: WrittenTag, { source }: Draft) {
  if (isEnded || attributes.some(({ value }) => value)) return false;
  return /^[ \t]*(?:[\r\n<]|$)/.test(source.slice(end, end + 200));
}

const asHtml = { syntax: "html", name: "" } as const;

function tagOffer(schema: WidgetSchema, dialect: Dialect, insertsElement: boolean): Offer {
  const label = dialect.tagName(schema);
  return {
    label,
    kind: CompletionItemKind.Class,
    detail: summaryOf(schema),
    text: widgetText(schema, dialect),
    ...(insertsElement && { snippet: `${label}${requiredOf(schema, dialect)}>$0</${label}>` }),
    ...(schema.deprecated && { isDeprecated: true }),
  };
}

/** The required attributes of a tag, each with a tab stop. */
function requiredOf(schema: WidgetSchema, dialect: Dialect): string {
  return [...attributesOf(schema, dialect)]
    .filter(([, { spec }]) => spec.required && !spec.deprecated)
    .map(([name, { spec }], index) => ` ${assigned(name, spec, dialect, index + 1)}`)
    .join("");
}

function closingOffers(tag: WrittenTag, draft: Draft): Offer[] {
  const open = tagsAround(draft, tag.start).find((each) => each.syntax === "html");
  return open && widgetOf(open) ? [{ label: open.name, kind: CompletionItemKind.Class }] : [];
}

/** Values of `data-part` of the enclosing widgets' children. */
function childOffers(draft: Draft, offset: number): Offer[] {
  return partsAround(draft, offset).map(({ schema, child, part }) => {
    const [opening = "", closing = ""] = exampleMarkup({ ...child, part })
      .slice(1)
      .split("…");
    return {
      label: opening.replace(/>$/, ""),
      kind: CompletionItemKind.Struct,
      detail: `parte de ${schema.tag}`,
      text: partText(schema, part),
      snippet: `${escaped(opening)}${closing && "$0"}${closing}`,
    };
  });
}

function partsAround(draft: Draft, offset: number) {
  return tagsAround(draft, offset).flatMap((tag) => {
    const schema = widgetOf(tag);
    return schema
      ? childrenOf(schema).flatMap((child) =>
          child.part === undefined ? [] : [{ schema, child, part: child.part }],
        )
      : [];
  });
}

function djangoOffers({ start, end }: PlaceOf<"djangoTag">, { source }: Draft): Offer[] {
  const line = source.slice(source.lastIndexOf("\n", start - 1) + 1, start);
  const isNamed = /\{%[ \t]*yy[ \t]+$/.test(line);
  const isEnded = /^[^\r\n<]*%\}/.test(source.slice(end, end + 1_000));
  return schemas.map((schema) => {
    const name = `"${django.tagName(schema)}"`;
    return {
      label: isNamed ? name : `yy ${name}`,
      kind: CompletionItemKind.Class,
      detail: summaryOf(schema),
      text: widgetText(schema, django),
      snippet: `${isNamed ? "" : "yy "}${name}${requiredOf(schema, django)}${isEnded ? "" : " %\\}$0{% endyy %\\}"}`,
    };
  });
}

function attributeOffers(place: PlaceOf<"attribute">, draft: Draft): Offer[] {
  const { tag } = place;
  const schema = widgetOf(tag);
  const own = schema ? ownAttributes(schema, place, draft) : [];
  return [...own, ...(tag.syntax === "html" ? commonAttributes(place, draft, own) : [])];
}

function ownAttributes(
  schema: WidgetSchema,
  { tag, start, end, hasValue }: PlaceOf<"attribute">,
  { source }: Draft,
): Offer[] {
  const dialect = dialectOf(tag);
  const given = new Set(
    tag.attributes.filter((each) => each.start !== start).map(({ name }) => dialect.plain(name)),
  );
  const prefix = dialect === blade && source.slice(start, end).startsWith(":") ? ":" : "";
  return [...attributesOf(schema, dialect)].flatMap(([name, known]): Offer[] => {
    if (given.has(name)) return [];
    const label = `${prefix}${name}`;
    const { spec } = known;
    return [
      {
        label,
        kind: CompletionItemKind.Property,
        detail: attributeDetail(known),
        text: attributeText(schema, known, name),
        snippet: hasValue ? label : assigned(label, prefix === "" ? spec : undefined, dialect, 1),
        isFirst: spec.required === true,
        isDeprecated: spec.deprecated !== undefined,
      },
    ];
  });
}

/**
 * Attributes for elements of HTML: the parts of the enclosing widgets, and the attributes that open
 * and close dialogs.
 */
function commonAttributes(
  { tag, start, hasValue }: PlaceOf<"attribute">,
  draft: Draft,
  own: readonly Offer[],
): Offer[] {
  const hasParts = partsAround(draft, tag.start).length > 0;
  const texts = {
    ...(hasParts && { "data-part": "a parte do widget em volta que este elemento é." }),
    ...(own.length === 0 && dialogAttributeTexts),
  };
  const given = tag.attributes.filter((each) => each.start !== start).map(({ name }) => name);
  return Object.entries(texts)
    .filter(([name]) => !given.includes(name))
    .map(([label, text]) => ({
      label,
      kind: CompletionItemKind.Property,
      text,
      snippet: hasValue ? label : `${label}="$1"`,
    }));
}

function valueOffers({ tag, attribute }: PlaceOf<"value">, draft: Draft): Offer[] {
  const schema = widgetOf(tag);
  const dialect = dialectOf(tag);
  const isCode = attribute.name.startsWith(":");
  const known = schema && attributesOf(schema, dialect).get(dialect.plain(attribute.name));
  if (schema && known && !isCode) {
    const text = attributeText(schema, known, dialect.plain(attribute.name));
    const isBare = tag.syntax === "django" && attribute.value?.quote === "";
    return valuesOf(known, dialect).map((value) => ({
      label: isBare && known.spec.kind !== "boolean" ? `"${value}"` : value,
      kind: CompletionItemKind.EnumMember,
      text,
    }));
  }
  if (attribute.name === "data-part")
    return partsAround(draft, tag.start).map(({ schema, part }) => ({
      label: part,
      kind: CompletionItemKind.EnumMember,
      detail: `parte de ${schema.tag}`,
      text: partText(schema, part),
    }));
  return attribute.name in dialogAttributeTexts ? dialogOffers(draft) : [];
}

function valuesOf({ spec }: KnownAttribute, dialect: Dialect): readonly string[] {
  if (spec.kind === "choice") return spec.options;
  return spec.kind === "boolean" ? booleans(dialect) : [];
}

const booleans = (dialect: Dialect) => (dialect === django ? ["True", "False"] : ["true", "false"]);

/** Names of the dialogs in the file. */
function dialogOffers({ tags }: Draft): Offer[] {
  const names = tags.flatMap((tag) => {
    const schema = widgetOf(tag);
    if (schema?.tag !== "yy-modal" && schema?.tag !== "yy-slide-in-panel") return [];
    const dialect = dialectOf(tag);
    const name = tag.attributes.find(
      (each) => dialect.plain(each.name) === dialect.attribute("data-name"),
    );
    const { text } = name?.value ?? {};
    return text && !name?.name.startsWith(":") ? [{ text, schema }] : [];
  });
  return names.map(({ text, schema }) => ({
    label: text,
    kind: CompletionItemKind.Reference,
    detail: schema.tag,
  }));
}

/** An attribute with a tab stop for its value. */
function assigned(
  name: string,
  spec: AttributeSpec | undefined,
  dialect: Dialect,
  stop: number,
): string {
  if (dialect === django) {
    if (spec?.kind === "boolean") return `${name}=\${${stop}|True,False|}`;
    return spec?.kind === "choice"
      ? `${name}="\${${stop}|${spec.options.join(",")}|}"`
      : `${name}=$${stop}`;
  }
  const quote = spec?.kind === "json" ? "'" : '"';
  const words =
    spec?.kind === "boolean" ? booleans(dialect) : spec?.kind === "choice" ? spec.options : [];
  const value = words.length > 0 ? `\${${stop}|${words.join(",")}|}` : `$${stop}`;
  return `${name}=${quote}${value}${quote}`;
}

const escaped = (text: string) => text.replace(/[$}\\]/g, "\\$&");

/** For clients without support for snippets: removes choices and tab stops. */
const withoutStops = (snippet: string) =>
  snippet.replace(/\$(?:\d+|\{\d+\|[^}]*\|\})/g, "").replace(/\\([$}\\])/g, "$1");

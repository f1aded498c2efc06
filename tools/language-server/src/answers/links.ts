import { docsOf } from "@yy/doctor/Rule";
import type { DocumentLink, Location } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { widgetOf } from "../dialects";
import type { Guide } from "../Guide";
import type { Draft } from "../written/Draft";
import { placeAt } from "../written/placeAt";

/** Links from the tag of each widget to its page of the guide. */
export function linksIn({ tags }: Draft, document: TextDocument, guide: Guide): DocumentLink[] {
  return tags.flatMap((tag): DocumentLink[] => {
    const schema = tag.isClosing ? undefined : widgetOf(tag);
    const target = schema && guide.addressOf(schema.tag);
    if (!schema || target === undefined) return [];
    const { start, end } = tag.nameSpan;
    const range = { start: document.positionAt(start), end: document.positionAt(end) };
    return [{ range, target, tooltip: `${schema.tag} no guia` }];
  });
}

/**
 * The page of the widget whose tag or attribute is at an offset, as a file, because editors open
 * only files.
 */
export function definitionAt(draft: Draft, offset: number, guide: Guide): Location | undefined {
  const place = placeAt(draft, offset);
  const tag = place && "tag" in place ? place.tag : undefined;
  const schema = tag && widgetOf(tag);
  const uri = schema && guide.fileOf(docsOf(schema.tag));
  const start = { line: 0, character: 0 };
  return uri === undefined ? undefined : { uri, range: { start, end: start } };
}

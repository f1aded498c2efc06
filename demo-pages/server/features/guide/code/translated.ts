import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import type { AttributeData } from "../guideData";

/** Finds an attribute of a tag by its HTML name; undefined when the schema lacks it. */
export type AttributeOf = (tag: string, attribute: string) => AttributeData | undefined;

/** How a template language writes the `yy-` tags. */
interface TemplateLanguage {
  /** Escapes the language's own syntax in the HTML between the tags. */
  readonly text: (html: string) => string;
  /** @param indent spaces as wide as the text before the tag on its line */
  readonly tag: (tag: WidgetTag, indent: string, isEmpty: boolean) => WrittenTag;
}

interface WrittenTag {
  readonly start: string;
  readonly end: string;
}

/** The HTML with its `yy-` tags as the language writes them; all other markup stays as it is. */
export function translated(html: string, { text, tag }: TemplateLanguage): string {
  const replaced = widgetTags(html).flatMap((each) => {
    const isEmpty = html.slice(each.start.to, each.end.from).trim() === "";
    const written = tag(each, indentOf(html.slice(0, each.start.from)), isEmpty);
    const end = isEmpty ? { from: each.start.to, to: each.end.to } : each.end;
    return [
      { ...each.start, by: written.start },
      { ...end, by: written.end },
    ];
  });
  replaced.sort((one, other) => one.from - other.from);
  const pieces: string[] = [];
  let done = 0;
  for (const { from, to, by } of replaced) {
    pieces.push(text(html.slice(done, from)), by);
    done = to;
  }
  return [...pieces, text(html.slice(done))].join("");
}

function indentOf(before: string): string {
  return /[^\n]*$/.exec(before)?.[0].replace(/\S/g, " ") ?? "";
}

/** A `yy-` element, and where it is in the HTML. */
export interface WidgetTag {
  readonly name: string;
  /** In their order, decoded as by a browser; an attribute without a value has the empty string. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly start: Span;
  /** An empty span at the element's end when its end tag is left out. */
  readonly end: Span;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** All `yy-` elements in the order in which they begin. */
export function widgetTags(html: string): WidgetTag[] {
  const found: WidgetTag[] = [];
  const visit = (node: DefaultTreeAdapterMap["node"]): void => {
    if ("tagName" in node && node.tagName.startsWith("yy-")) {
      const { startTag, endTag, endOffset = 0 } = node.sourceCodeLocation ?? {};
      if (startTag)
        found.push({
          name: node.tagName,
          attributes: node.attrs,
          start: { from: startTag.startOffset, to: startTag.endOffset },
          end: { from: endTag?.startOffset ?? endOffset, to: endTag?.endOffset ?? endOffset },
        });
    }
    if ("content" in node) visit(node.content);
    if ("childNodes" in node) for (const child of node.childNodes) visit(child);
  };
  visit(parseFragment(html, { sourceCodeLocationInfo: true }));
  return found.sort((one, other) => one.start.from - other.start.from);
}

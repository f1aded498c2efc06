import { type DefaultTreeAdapterMap, parseFragment } from "parse5";

/** A `yy-` element of a piece of HTML, and where it is written. */
export interface WidgetTag {
  readonly name: string;
  /** In their order, with their texts as the browser reads them; that of one without a value is empty. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly start: Span;
  /** Empty, where the element ends, when its end tag is left out. */
  readonly end: Span;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

type Node = DefaultTreeAdapterMap["node"];

/** All `yy-` elements in the order in which they begin. */
export function widgetTags(html: string): WidgetTag[] {
  const found: WidgetTag[] = [];
  const visit = (node: Node): void => {
    if ("tagName" in node && node.tagName.startsWith("yy-")) {
      const place = node.sourceCodeLocation;
      const start = place?.startTag;
      if (place && start) {
        const { startOffset: from, endOffset: to } = place.endTag ?? {
          startOffset: place.endOffset,
          endOffset: place.endOffset,
        };
        found.push({
          name: node.tagName,
          attributes: node.attrs,
          start: { from: start.startOffset, to: start.endOffset },
          end: { from, to },
        });
      }
    }
    if ("content" in node) visit(node.content);
    if ("childNodes" in node) for (const child of node.childNodes) visit(child);
  };
  visit(parseFragment(html, { sourceCodeLocationInfo: true }));
  return found.sort((one, other) => one.start.from - other.start.from);
}

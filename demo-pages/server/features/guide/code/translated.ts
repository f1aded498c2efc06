import type { AttributeData } from "../guideData";
import { type WidgetTag, widgetTags } from "./widgetTags";

/** The attribute of a tag by its name in HTML, undefined when the tag's schema has none of it. */
export type AttributeOf = (tag: string, attribute: string) => AttributeData | undefined;

/** How a template language writes the `yy-` tags. */
export interface TemplateLanguage {
  /** HTML between the tags, with what would mean something to the language escaped. */
  readonly text: (html: string) => string;
  /** @param indent spaces as wide as what stands before the tag on its line */
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

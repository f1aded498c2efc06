import { type TemplateCode, templateCode } from "@yy/doctor/templates/templateCode";
import { directivesOf, type Language } from "../language";
import { djangoTag } from "./djangoTags";
import { htmlTags, output, silence } from "./htmlTags";
import { openCode, type Span } from "./openCode";
import type { WrittenTag } from "./WrittenTag";

/** A template as it is while somebody types: its tags, and what is half typed. */
export interface Writing {
  readonly source: string;
  readonly language: Language;
  /** In the order of the file; of Django's, those that write a widget. */
  readonly tags: readonly WrittenTag[];
  /** Whether an offset is within code. */
  readonly isCode: (offset: number) => boolean;
  /** The template without what is half typed, of the same length. */
  readonly completeCode: string;
  readonly halfTyped: readonly Span[];
}

export function readWriting(source: string, language: Language): Writing {
  const open = openCode(source);
  const whole = replaced(source, open, asUnknown);
  const pieces = templateCode(whole, directivesOf(language));
  const html = [...htmlTags(replaced(whole, pieces, masked))];
  const halfTags = html.filter(({ isEnded }) => !isEnded);
  const django =
    language === "html"
      ? [...pieces, ...open].flatMap((span) => djangoTag(source, span) ?? [])
      : [];
  return {
    source,
    language,
    tags: [...html, ...django].sort((a, b) => a.start - b.start),
    isCode: (offset) =>
      pieces.some(({ start, end }) => start < offset && offset < end) ||
      open.some(({ start, end }) => start < offset && offset <= end),
    completeCode: replaced(whole, halfTags, blank),
    halfTyped: [...open, ...halfTags],
  };
}

/** A text with something of the same length in the place of some pieces, which do not overlap. */
function replaced<S extends Span>(
  text: string,
  spans: readonly S[],
  by: (text: string, span: S) => string,
): string {
  const written: string[] = [];
  let kept = 0;
  for (const span of spans) {
    written.push(text.slice(kept, span.start), by(text.slice(span.start, span.end), span));
    kept = span.end;
  }
  return [...written, text.slice(kept)].join("");
}

function masked(text: string, { effect }: TemplateCode): string {
  const writes = effect === "erb" ? text.startsWith("<%=") : effect === "output";
  return (writes ? output : silence).repeat(text.length);
}

const blank = (text: string) => text.replace(/[^\r\n]/g, " ");

/** Code that writes something unknown, where there is room for it. */
function asUnknown(text: string): string {
  return text.length < "<%=%>".length ? blank(text) : `<%=${" ".repeat(text.length - 5)}%>`;
}

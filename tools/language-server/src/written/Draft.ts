import { type TemplateCode, templateCode } from "@yy/doctor/templates/templateCode";
import { directivesOf, type Language } from "../language";
import { djangoTag } from "./djangoTags";
import { htmlTags, output, silence } from "./htmlTags";
import { openCode, type Span } from "./openCode";
import type { WrittenTag } from "./WrittenTag";

/** A template while its author types: its tags, and the code that is half typed. */
export interface Draft {
  readonly source: string;
  readonly language: Language;
  /** In the order of the file; of Django's tags, only those that write a widget. */
  readonly tags: readonly WrittenTag[];
  /** Whether an offset is within code. */
  readonly isCode: (offset: number) => boolean;
  /** The template with the half-typed code replaced by text of the same length. */
  readonly completeCode: string;
  readonly halfTyped: readonly Span[];
}

export function readDraft(source: string, language: Language): Draft {
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

/** Replaces pieces of a text, which must not overlap, by text of the same length. */
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

/** Replaces text by code with an unknown result, if the text is long enough for the delimiters. */
function asUnknown(text: string): string {
  return text.length < "<%=%>".length ? blank(text) : `<%=${" ".repeat(text.length - 5)}%>`;
}

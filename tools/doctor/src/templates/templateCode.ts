import { cachedIndexOf } from "./cachedIndexOf";

/** Effect of a piece of a template's code on the HTML. */
type Effect = "erb" | "output" | "silent" | "begins" | "ends";

/** A piece of code in a template. */
export interface TemplateCode {
  readonly start: number;
  readonly end: number;
  readonly effect: Effect;
}

/** Whether `@if (…)` is a directive; text in braces is code in every file. */
export type Directives = "blade" | "none";

/** Opening → closing delimiter of code. */
const closings: Readonly<Record<string, string>> = {
  "<%": "%>",
  "<?php": "?>",
  "<?=": "?>",
  "{{--": "--}}",
  "{!!": "!!}",
  "{{": "}}",
  "{%": "%}",
  "{#": "#}",
  "@php": "@endphp",
};
const braces = /<%|<\?(?:php\b|=)|\{\{--|\{!!|\{\{|\{%|\{#/.source;
/** Without parentheses only Blade's own directives count: `@click` is an attribute of Alpine. */
const directives =
  /(?<![\w@])@(?:end\w+|else|default|csrf|empty|auth|guest|production|once|parent|verbatim|stop|show|append|php\b(?![ \t]*\()|\w+(?=[ \t]*\())/
    .source;
const beginnings: Readonly<Record<Directives, string>> = {
  none: braces,
  blade: `${braces}|${directives}`,
};

/**
 * Finds the code in a template: ERB, PHP, and code in braces, as in Blade, Django and similar
 * languages.
 */
export function templateCode(source: string, language: Directives): TemplateCode[] {
  const pieces: TemplateCode[] = [];
  const endOf = finderOfEnds(source);
  const beginning = new RegExp(beginnings[language], "g");
  for (let match = beginning.exec(source); match; match = beginning.exec(source)) {
    const { index: start, 0: opening } = match;
    const end = endOf(opening, beginning.lastIndex);
    if (end === undefined) continue;
    pieces.push({ start, end, effect: effectOf(source.slice(start, start + 100)) });
    beginning.lastIndex = end;
  }
  return pieces;
}

/**
 * Returns a function that finds the end of code; undefined when there is none, so that the opening
 * is text.
 */
function finderOfEnds(source: string) {
  const indexOf = cachedIndexOf(source);
  const after = (word: string, from: number) => indexOf(word, from) + word.length;
  let unclosedUntil = 0;
  return (opening: string, from: number): number | undefined => {
    // `@php($a = 1)` is a directive with arguments, and has no `@endphp`.
    const isCall = opening === "@php" && /^[ \t]*\(/.test(source.slice(from, from + 100));
    const closing = isCall ? undefined : closings[opening];
    if (closing === undefined) {
      const end = from < unclosedUntil ? from : endOfArguments(source, from);
      if (end === undefined) unclosedUntil = from + maxArgumentsLength;
      return end ?? from;
    }
    const end = after(closing, from);
    if (!Number.isFinite(end)) return /^[<@]/.test(opening) ? source.length : undefined;
    if (opening === "{#") return source.slice(from, end).includes("\n") ? undefined : end;
    const isComment = opening === "{%" && /^[-+]?\s*comment\b/.test(source.slice(from, from + 100));
    return isComment ? Math.min(after("%}", after("endcomment", end)), source.length) : end;
  };
}

/** Longer arguments of a directive, in characters, are not read. */
const maxArgumentsLength = 10_000;

/**
 * The end of `(…)` after a directive; the end of the directive when it has no arguments; undefined
 * when they are never closed.
 */
function endOfArguments(source: string, from: number): number | undefined {
  const text = source.slice(from, from + maxArgumentsLength);
  if (!/^[ \t]*\(/.test(text)) return from;
  let depth = 0;
  for (const { 0: piece, index } of text.matchAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[()]/gs)) {
    if (piece === "(") depth += 1;
    else if (piece === ")") depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  return undefined;
}

function effectOf(written: string): Effect {
  if (written.startsWith("<%")) return "erb";
  if (written.startsWith("<?")) return written.startsWith("<?=") ? "output" : "silent";
  if (/^(?:\{\{--|\{#|@php)/.test(written)) return "silent";
  const word = /^(?:@|\{%[-+]?\s*)(\w+)/.exec(written)?.[1] ?? "";
  if (begins.has(word)) return "begins";
  if (word.startsWith("end") && begins.has(word.slice("end".length))) return "ends";
  return silent.test(word) ? "silent" : "output";
}

/** Directives whose content may appear once, never or many times. */
const begins = new Set(
  "if ifchanged for unless isset foreach forelse while switch auth guest can cannot canany env production error session once hasSection sectionMissing".split(
    " ",
  ),
);
const silent =
  /^(?:end\w*|else\w*|elif|empty|case|default|break|continue|load|verbatim|with|spaceless|autoescape|stop|use)$/;

/**
 * The template with all its code replaced by ERB that has the same effect on the page. Each
 * character outside of code keeps its line and column.
 */
export function withErb(source: string, code: readonly TemplateCode[]): string {
  const pieces: string[] = [];
  let kept = 0;
  for (const { start, end, effect } of code) {
    pieces.push(source.slice(kept, start), asErb(source.slice(start, end), effect));
    kept = end;
  }
  return [...pieces, source.slice(kept)].join("");
}

const openings = { output: "<%=", silent: "<% ", begins: "<%a{", ends: "<%}" } as const;

function asErb(written: string, effect: Effect): string {
  if (effect === "erb") return written;
  const opening = openings[effect];
  const lines = written.split(/\r\n|\r|\n/);
  // Columns are counted in characters, not in UTF-16 units.
  const last = [...(lines.at(-1) ?? "")].length;
  if (lines.length === 1) {
    const room = last - opening.length - 2;
    return room < 0 ? " ".repeat(last) : `${opening}${" ".repeat(room)}%>`;
  }
  const breaks = "\n".repeat(lines.length - 1);
  return last < 2
    ? `${opening}%>${breaks}${" ".repeat(last)}`
    : `${opening}${breaks}${" ".repeat(last - 2)}%>`;
}

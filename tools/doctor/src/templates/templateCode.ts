/** What a piece of a template's code does to the page, as far as a reader of its HTML needs to know. */
type Effect = "erb" | "output" | "silent" | "begins" | "ends";

/** A piece of code in a template. */
export interface TemplateCode {
  readonly start: number;
  readonly end: number;
  readonly effect: Effect;
}

/** The language of directives, `@if (…)`; what stands in braces is code in every file. */
export type Directives = "blade" | "none";

const braces =
  /<%[\s\S]*?(?:%>|$)|<\?(?:php\b|=)[\s\S]*?(?:\?>|$)|\{\{--[\s\S]*?--\}\}|\{!![\s\S]*?!!\}|\{\{[\s\S]*?\}\}|\{%-?\s*comment\b[\s\S]*?(?:\{%-?\s*endcomment\b.*?%\}|$)|\{%[\s\S]*?%\}|\{#.*?#\}/
    .source;
/** Of directives without parentheses only those of Blade itself: `@click` is an attribute of Alpine. */
const directives =
  /(?<![\w@])@php\b(?!\s*\()[\s\S]*?(?:@endphp\b|$)|(?<![\w@])@(?:end\w+|else|default|csrf|empty|auth|guest|production|once|parent|verbatim|stop|show|append|\w+(?=\s*\())/
    .source;
const patterns = {
  none: new RegExp(braces, "g"),
  blade: new RegExp(`${braces}|${directives}`, "g"),
} satisfies Record<Directives, RegExp>;

/** Finds the code in a template: ERB, PHP, and what stands in braces in Blade, Django and their kin. */
export function templateCode(source: string, language: Directives): TemplateCode[] {
  const pieces: TemplateCode[] = [];
  const pattern = new RegExp(patterns[language]);
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const [written] = match;
    const start = match.index;
    const end = written.startsWith("@")
      ? endOfArguments(source, pattern.lastIndex)
      : pattern.lastIndex;
    pieces.push({ start, end, effect: effectOf(written) });
    pattern.lastIndex = end;
  }
  return pieces;
}

/** The end of `(…)` after a directive, its own without. */
function endOfArguments(source: string, from: number): number {
  const opening = /^[ \t]*\(/.exec(source.slice(from, from + 100));
  if (!opening) return from;
  let depth = 0;
  const inside = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[()]/gs;
  inside.lastIndex = from;
  for (let match = inside.exec(source); match; match = inside.exec(source)) {
    if (match[0] === "(") depth += 1;
    else if (match[0] === ")") depth -= 1;
    if (depth === 0) return inside.lastIndex;
  }
  return from;
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

/** What comes once, never or many times. */
const begins = new Set(
  "if ifchanged for unless isset foreach forelse while switch auth guest can cannot canany env production error session once hasSection sectionMissing".split(
    " ",
  ),
);
const silent =
  /^(?:end\w*|else\w*|elif|empty|case|default|break|continue|load|verbatim|with|spaceless|autoescape|stop|use)$/;

/**
 * The template with all its code as ERB, which says nothing but what it does to the page: each character that is no
 * code stays in its line and column.
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

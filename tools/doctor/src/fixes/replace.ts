import type { Finding, Replacement } from "../finding";
import { isPosition, offsetsIn, type Position } from "../templates/Position";
import type { TemplateCode } from "../templates/templateCode";

/** A piece of the source and the text that replaces it; offsets in UTF-16 units. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Makes the replacements of the findings, all of a finding or none. None are made when the place
 * contains something else, code of the template, or the replacement of another finding.
 * @returns the new source, and the findings that it fixes
 */
export function replace(
  source: string,
  findings: readonly Finding[],
  code: readonly TemplateCode[],
): { readonly text: string; readonly mended: readonly Finding[] } {
  const offsetOf = offsetsIn(source);
  const edits: Edit[] = [];
  const mended = findings.filter(({ replacements = [] }) => {
    const own = replacements.map((each) => editOf(each, source, offsetOf));
    const taken = [...code, ...edits];
    const isPossible =
      own.length > 0 && own.every((edit) => edit !== undefined && !taken.some(overlaps(edit)));
    if (isPossible) edits.push(...own.filter((edit) => edit !== undefined));
    return isPossible;
  });
  return { text: edited(source, edits), mended };
}

const overlaps = (edit: Edit) => (other: { readonly start: number; readonly end: number }) =>
  edit.start < other.end && other.start < edit.end;

/**
 * The edit that makes a replacement in the source; undefined when the source contains something
 * else in that place.
 */
export function editOf(
  { place, written, text }: Replacement,
  source: string,
  offsetOf: (position: Position) => number | undefined,
): Edit | undefined {
  const at = isPosition(place) ? offsetOf(place) : undefined;
  if (at === undefined) return undefined;
  const end = at + written.length;
  if (source.slice(at, end).toLowerCase() !== written) return undefined;
  return { start: written === "/>" ? at - blanksBefore(source, at) : at, end, text };
}

/** The blanks on the line before the end of a tag, when something of the tag is there. */
function blanksBefore(source: string, at: number): number {
  let start = at;
  while (/[ \t]/.test(source[start - 1] ?? "")) start -= 1;
  return /\S/.test(source[start - 1] ?? "") ? at - start : 0;
}

/** The source with the edits made, none of which overlap. */
export function edited(source: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let kept = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    pieces.push(source.slice(kept, start), text);
    kept = end;
  }
  return [...pieces, source.slice(kept)].join("");
}

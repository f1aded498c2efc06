import { isRawLength } from "./fieldText";
import type { MaskName } from "./masks";

/** The constraints that the author of the page has set on a field. */
export interface NativeConstraints {
  readonly pattern: string | null;
  /** -1 without one, as in the DOM. */
  readonly minLength: number;
  /** -1 without one. */
  readonly maxLength: number;
}

/**
 * Returns the `pattern` with which the browser validates a masked field as its author meant: the
 * author's pattern matches the raw value or the shown text, and the raw value has the allowed
 * length. The returned pattern holds for every text, so it stays right when a script sets a value
 * without an event. Returns null when there is nothing to validate.
 *
 * @param serverText the field's initial text, which browsers do not call too short
 */
export function patternOfMasked(
  mask: MaskName,
  { pattern, minLength, maxLength }: NativeConstraints,
  serverText: string,
): string | null {
  const skipped = separators(mask);
  const counts = (length: number) => length >= 0 && isRawLength(mask, length);
  const initial = skipping(skipped, `${serverText.replace(/\D/g, "")}$`);
  const lengths = [
    counts(minLength) ? `(?=${ofLength(mask, minLength)}|${initial})` : "",
    counts(maxLength) ? `(?=${ofLength(mask, 0, maxLength)})` : "",
  ].join("");
  if (pattern === null || !isPattern(pattern)) return lengths ? `${lengths}.*` : null;
  const forms = [skipping(skipped, pattern)];
  // A second copy of a named or numbered group would be an error, or refer to the wrong group.
  if (!/\\[1-9k]|\(\?<\w/.test(pattern)) forms.push(pattern);
  // The author may mean an amount with a decimal dot or comma; `[0-9]*` only asks for a numeric
  // keyboard.
  if (mask === "money" && forms.length > 1) forms.push(skipping(thousands, withComma(pattern)));
  return `${lengths}(?:${forms.join("|")})`;
}

/**
 * Matches the characters that an amount may have between its digits. The class is valid with the
 * flags `u` and `v`.
 */
const thousands = String.raw`[R$\s.]`;

function separators(mask: MaskName): string {
  return mask === "money" ? String.raw`[R$\s.\x2c]` : String.raw`[\s\(\)\.\/\-]`;
}

/**
 * Returns a pattern that matches texts whose raw value has a length in this range. The raw value of
 * an amount has cents.
 */
function ofLength(mask: MaskName, min: number, max?: number): string {
  if (mask !== "money") return skipping(separators(mask), `\\d{${min},${max ?? ""}}$`);
  const whole = (length: number) => Math.max(0, length - ".00".length);
  const digits = `\\d{${whole(min)},${max === undefined ? "" : whole(max)}}`;
  return skipping(thousands, `${digits}(?:,\\d*)?$`);
}

/**
 * Returns a pattern that ignores these characters: it matches a text when the given pattern matches
 * the text without them.
 */
function skipping(characters: string, pattern: string): string {
  const skip = `${characters}*(?!${characters})`;
  const spread = pattern.replace(token, (part) => {
    if (/^(?:[)|^?*+{]|\(\?|\\b$)/i.test(part)) return part;
    return /^[($]/.test(part) ? skip + part : `(?:${skip}${part})`;
  });
  return `(?:${spread})${skip}`;
}

/** Returns the pattern with a comma allowed wherever it allows a decimal dot. */
function withComma(pattern: string): string {
  return pattern.replace(token, (part) => {
    if (part === "\\.") return String.raw`[\.\x2c]`;
    return part.startsWith("[") ? part.replace(".", String.raw`.\x2c`) : part;
  });
}

/**
 * Matches one token of a regular expression: an escape, a class, an opening of a group, a
 * quantifier or a character.
 */
const token =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<\w+>|.)|\[(?:\\.|\[(?:\\.|[^\]\\])*\]|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|(?:[?*+]|\{\d+(?:,\d*)?\})\??|./gisu;

/** Whether the pattern is valid. Browsers ignore an invalid one. */
function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Browsers from 2023 on read `pattern` with the flag `v`. */
const flags = "unicodeSets" in RegExp.prototype ? "v" : "u";

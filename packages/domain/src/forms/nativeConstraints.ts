import { isRawLength } from "./fieldText";
import type { MaskName } from "./masks";

/** What the author of the page has written on a field. */
export interface NativeConstraints {
  readonly pattern: string | null;
  /** -1 for none, as the DOM has it. */
  readonly minLength: number;
  /** -1 for none. */
  readonly maxLength: number;
}

/**
 * The `pattern` by which the browser judges a masked field as its author means: the raw value or the shown text matches
 * the author's, and the raw value has the lengths asked for. It is right for every text, so a script may set one without
 * an event. Null where there is nothing to judge.
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
  // A group that is referred to, or has a name, may be there once.
  if (!/\\[1-9k]|\(\?<\w/.test(pattern)) forms.push(pattern);
  // An amount as servers and as Brazilians write it, beside its digits: `[0-9]*` asks for the keyboard of digits.
  if (mask === "money" && forms.length > 1) forms.push(skipping(thousands, withComma(pattern)));
  return `${lengths}(?:${forms.join("|")})`;
}

/** What stands between the digits, in a character class of either flag. */
const thousands = String.raw`[R$\s.]`;

function separators(mask: MaskName): string {
  return mask === "money" ? String.raw`[R$\s.\x2c]` : String.raw`[\s\(\)\.\/\-]`;
}

/** A pattern of the texts whose raw value is as long as this; that of an amount always has its cents. */
function ofLength(mask: MaskName, least: number, most?: number): string {
  if (mask !== "money") return skipping(separators(mask), `\\d{${least},${most ?? ""}}$`);
  const whole = (length: number) => Math.max(0, length - ".00".length);
  const digits = `\\d{${whole(least)},${most === undefined ? "" : whole(most)}}`;
  return skipping(thousands, `${digits}(?:,\\d*)?$`);
}

/**
 * A pattern of the texts that the given one matches once these characters are taken out of them: each may stand before
 * whatever the given one matches, and is never taken for it.
 */
function skipping(characters: string, pattern: string): string {
  const skip = `${characters}*(?!${characters})`;
  const spread = pattern.replace(token, (part) => {
    if (/^(?:[)|^?*+{]|\(\?|\\b$)/i.test(part)) return part;
    return /^[($]/.test(part) ? skip + part : `(?:${skip}${part})`;
  });
  return `(?:${spread})${skip}`;
}

/** The decimal dot of a pattern may be a comma. */
function withComma(pattern: string): string {
  return pattern.replace(token, (part) => {
    if (part === "\\.") return String.raw`[\.\x2c]`;
    return part.startsWith("[") ? part.replace(".", String.raw`.\x2c`) : part;
  });
}

/** A part of a regular expression: an escape, a class (one inside of another too), an opening, a quantifier, a character. */
const token =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<\w+>|.)|\[(?:\\.|\[(?:\\.|[^\]\\])*\]|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|(?:[?*+]|\{\d+(?:,\d*)?\})\??|./gisu;

/** Whether browsers heed it; they ignore one that is no regular expression. */
function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Browsers from 2023 on read `pattern` with the flag `v`. */
const flags = "unicodeSets" in RegExp.prototype ? "v" : "u";

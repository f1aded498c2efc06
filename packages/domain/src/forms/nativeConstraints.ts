import { type FieldText, isRawLength, rawText, shownText } from "./fieldText";

/** What the author of the page has written on a field. */
export interface NativeConstraints {
  readonly pattern: string | null;
  /** -1 for none, as the DOM has it. */
  readonly minLength: number;
  /** -1 for none. */
  readonly maxLength: number;
}

/**
 * By which `pattern` the browser has to check the text that a masked field shows, so that its author's constraints hold of
 * the raw value: the author's own, none (the raw value matches, and the mask's characters do not), or one that nothing
 * matches (the raw value is too short or too long; the browser counts the mask's characters).
 */
export type CheckedPattern = "own" | "none" | "never";

/** @param isChanged whether the value is another than the server's: browsers do not call that one too short */
export function checkedPattern(
  text: FieldText,
  { pattern, minLength, maxLength }: NativeConstraints,
  isChanged: boolean,
): CheckedPattern {
  const shown = shownText(text);
  const raw = rawText(text);
  if (raw === "") return "own";
  const breaks = (length: number, isBroken: (length: number) => boolean) =>
    length >= 0 && isRawLength(text.mask, length) && isBroken(length);
  if (isChanged && breaks(minLength, (least) => raw.length < least)) return "never";
  if (breaks(maxLength, (most) => raw.length > most)) return "never";
  const matches = matcherOf(pattern);
  if (!matches || matches(shown)) return "own";
  return rawForms(text, raw).some(matches) ? "none" : "own";
}

/** An amount as servers and as Brazilians write it, and its digits: `[0-9]*` asks for the keyboard of digits. */
function rawForms({ mask }: FieldText, raw: string): string[] {
  return mask === "money" ? [raw, raw.replace(".", ","), raw.replace(".", "")] : [raw];
}

/** As the browser reads `pattern`; undefined without one, and for one that it ignores. */
function matcherOf(pattern: string | null): ((text: string) => boolean) | undefined {
  if (pattern === null) return undefined;
  try {
    const whole = new RegExp(`^(?:${pattern})$`, flags);
    return (text) => whole.test(text);
  } catch {
    return undefined;
  }
}

/** Browsers from 2023 on read `pattern` with the flag `v`. */
const flags = "unicodeSets" in RegExp.prototype ? "v" : "u";

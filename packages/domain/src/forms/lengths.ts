import { countGraphemes } from "../text/graphemes";
import { words } from "../text/words";

/**
 * Lengths are counted in characters as a reader sees them: an emoji is one. Counting stops once the
 * result is certain.
 */
export function minLength(text: string, minimum: number): boolean {
  return countGraphemes(text, minimum) >= minimum;
}

export function maxLength(text: string, maximum: number): boolean {
  return countGraphemes(text, maximum + 1) <= maximum;
}

export function exactLength(text: string, length: number): boolean {
  return countGraphemes(text, length + 1) === length;
}

export function minWords(text: string, minimum: number): boolean {
  return words(text).length >= minimum;
}

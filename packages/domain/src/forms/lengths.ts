import { graphemes } from "../text/graphemes";
import { words } from "../text/words";

/** Lengths are in characters as a reader sees them: an emoji is one. */
export function minLength(text: string, minimum: number): boolean {
  return graphemes(text).length >= minimum;
}

export function maxLength(text: string, maximum: number): boolean {
  return graphemes(text).length <= maximum;
}

export function exactLength(text: string, length: number): boolean {
  return graphemes(text).length === length;
}

export function minWords(text: string, minimum: number): boolean {
  return words(text).length >= minimum;
}

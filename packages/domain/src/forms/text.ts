import { words } from "../text/words";

/** Whether the text has at least two words. */
export function isFullName(text: string): boolean {
  return words(text).length >= 2;
}

export function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

/** Whether the text is `#` and 3 or 6 hexadecimal digits. */
export function isValidColor(text: string): boolean {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text.trim());
}

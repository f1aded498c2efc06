import { eachGrapheme, words } from "../text/segments";

/** The first word of a name; "" for a blank one. */
export function firstName(name: string): string {
  return words(name)[0] ?? "";
}

/**
 * The first letters of the first and the last word, in capitals: "ana de souza" gives "AS", "ana"
 * gives "A", a blank name gives "".
 */
export function initials(name: string): string {
  const all = words(name);
  const outer = all.length > 1 ? [all[0], all.at(-1)] : all;
  return outer.map((word) => firstLetter(word ?? "").toLocaleUpperCase("pt-BR")).join("");
}

/**
 * The first letter or digit ("(bia)" gives "b"). A word without one, such as an emoji, gives its
 * first character.
 */
function firstLetter(word: string): string {
  let first: string | undefined;
  for (const character of eachGrapheme(word)) {
    if (/^[\p{L}\p{N}]/u.test(character)) return character;
    first ??= character;
  }
  return first ?? "";
}

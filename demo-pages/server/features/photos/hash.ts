/** A number below 9973 that is always the same for the same text. */
export function hashOf(text: string): number {
  let hash = 7;
  for (const character of text) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  }
  return hash;
}

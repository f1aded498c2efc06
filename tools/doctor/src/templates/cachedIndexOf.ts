/**
 * `indexOf` for a text in which the same words are looked for from place to place; Infinity without
 * one. Each is looked for once up to where it was found, however often it is asked for from further
 * on: odd files have thousands of openings.
 */
export function cachedIndexOf(text: string): (word: string, from: number) => number {
  const found = new Map<string, number>();
  return (word, from) => {
    let at = found.get(word) ?? -1;
    if (at < from) {
      at = text.indexOf(word, from);
      if (at < 0) at = Infinity;
      found.set(word, at);
    }
    return at;
  };
}

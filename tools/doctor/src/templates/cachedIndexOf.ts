/**
 * `indexOf` for a text in which the same words are looked for from growing offsets; Infinity when
 * there is none. A result is kept until the offset has passed it, because some files have thousands
 * of openings without an end.
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

let segmenter: Intl.Segmenter | undefined;

/** The characters a reader sees: an emoji of several code points, or a letter and its combining accent, is one. */
export function graphemes(text: string): string[] {
  // Firefox before 125 has no Intl.Segmenter; code points are the nearest there.
  if (typeof Intl.Segmenter !== "function") return Array.from(text);
  segmenter ??= new Intl.Segmenter("pt-BR", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

let segmenter: Intl.Segmenter | undefined;

/**
 * The number of code units to segment in one call, whose cost grows with the square of the length.
 */
const pieceLength = 500;

/** Matches texts in which some code units may form one character with their neighbours. */
const joining = /\r|[\u0300-\uffff]/;

/**
 * The characters a reader sees: an emoji of several code points, or a letter and its combining
 * accent, is one.
 */
export function graphemes(text: string): string[] {
  return [...eachGrapheme(text)];
}

/** The number of characters that a reader sees; with `maxCount` it stops counting there. */
export function countGraphemes(text: string, maxCount = Number.POSITIVE_INFINITY): number {
  let count = 0;
  const each = eachGrapheme(text);
  while (count < maxCount && !each.next().done) count += 1;
  return count;
}

/** Yields the characters that a reader sees; segments the text only as far as they are consumed. */
export function* eachGrapheme(text: string): Generator<string, void, undefined> {
  let at = 0;
  let length = pieceLength;
  while (at < text.length) {
    const end = endOfPiece(text, at + length);
    const piece = split(text.slice(at, end));
    // The last character may continue in the next piece.
    const whole = end < text.length ? piece.length - 1 : piece.length;
    for (let index = 0; index < whole; index += 1) {
      const character = piece[index] ?? "";
      at += character.length;
      yield character;
    }
    length = whole > 0 ? pieceLength : length * 2;
  }
}

/** The end of a piece. It is never between the two halves of a surrogate pair. */
function endOfPiece(text: string, end: number): number {
  if (end >= text.length) return text.length;
  return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

function split(text: string): string[] {
  if (!joining.test(text)) return text.split("");
  // Firefox before 125 has no Intl.Segmenter. Code points are the closest approximation there.
  if (typeof Intl.Segmenter !== "function") return [...text];
  segmenter ??= new Intl.Segmenter("pt-BR", { granularity: "grapheme" });
  return [...segmenter.segment(text)].map((part) => part.segment);
}

/** The words of a text, split at blanks. */
export function words(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== "");
}

import type { Position } from "../templates/Position";

const lineBreak = /\r\n|\r|\n/g;

/** Finds the line and column of an offset, in UTF-16 units, as {@link Position} counts them. */
export function placesIn(source: string): (offset: number) => Position {
  const starts = [0];
  for (const { index, 0: text } of source.matchAll(lineBreak)) starts.push(index + text.length);
  return (offset) => {
    let low = 0;
    for (let high = starts.length; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: [...source.slice(starts[low], offset)].length + 1 };
  };
}

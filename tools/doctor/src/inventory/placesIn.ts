import type { Position } from "../templates/Position";

const lineBreak = /\r\n|\r|\n/g;

/** Finds the line and column of an offset, in UTF-16 units, as {@link Position} counts them. */
export function placesIn(source: string): (offset: number) => Position {
  const starts = [0];
  for (const { index, 0: text } of source.matchAll(lineBreak)) starts.push(index + text.length);
  const columnOf = columnsIn(source);
  return (offset) => {
    let low = 0;
    for (let high = starts.length; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: columnOf(starts[low] ?? 0, offset) };
  };
}

/**
 * Counts the characters from the start of a line. A minified file has thousands of names in one
 * line, so nothing is counted if each character has one unit, and otherwise counting continues from
 * the last place.
 */
function columnsIn(source: string): (start: number, offset: number) => number {
  if (!/[\uD800-\uDFFF]/.test(source)) return (start, offset) => offset - start + 1;
  let last = { start: 0, offset: 0, column: 1 };
  return (start, offset) => {
    if (last.start !== start || last.offset > offset) last = { start, offset: start, column: 1 };
    const column = last.column + [...source.slice(last.offset, offset)].length;
    last = { start, offset, column };
    return column;
  };
}

/** A place in a file; line and column are counted from 1, columns in characters. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export function isPosition(place: unknown): place is Position {
  return typeof place === "object" && place !== null && "line" in place && "column" in place;
}

/** Herb counts lines by these line ends. */
const lineBreak = /\r\n|\r|\n/g;

/** Finds the offset of a position in UTF-16 units; undefined below the last line. */
export function offsetsIn(source: string): (position: Position) => number | undefined {
  const lines = [
    0,
    ...[...source.matchAll(lineBreak)].map(({ index, 0: text }) => index + text.length),
  ];
  return ({ line, column }) => {
    const start = lines[line - 1];
    if (start === undefined) return undefined;
    const before = [...source.slice(start, lines[line])].slice(0, column - 1);
    return start + before.join("").length;
  };
}

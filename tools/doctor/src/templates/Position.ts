/** A place in a file; line and column are counted from 1, columns in characters. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export function isPosition(place: unknown): place is Position {
  return typeof place === "object" && place !== null && "line" in place && "column" in place;
}

/** Where a key was pressed. The stops are the buttons and, as the last one, the field. */
export interface Stops {
  readonly at: number;
  readonly count: number;
  readonly rightToLeft: boolean;
  /** Whether nothing is before the caret in the field. */
  readonly isAtStart: boolean;
}

/** Returns the stop to which a key moves; undefined when it moves nowhere. */
export function stopForKey(
  key: string,
  { at, count, rightToLeft, isAtStart }: Stops,
): number | undefined {
  const last = count - 1;
  const isField = at === last;
  const back = rightToLeft ? "ArrowRight" : "ArrowLeft";
  const on = rightToLeft ? "ArrowLeft" : "ArrowRight";
  // Backspace goes to the last tag and removes nothing, so that a key held down does not empty the
  // list.
  if (isField)
    return isAtStart && (key === back || key === "Backspace") && at > 0 ? at - 1 : undefined;
  switch (key) {
    case back:
      return Math.max(0, at - 1);
    case on:
      return at + 1;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

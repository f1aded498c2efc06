/** Where a key was pressed. Stops are the buttons and, as the last one, the field. */
export interface Stops {
  readonly at: number;
  readonly count: number;
  readonly rightToLeft: boolean;
  /** The caret has nothing before it in the field. */
  readonly isAtStart: boolean;
}

/** The stop that a key moves to; undefined when it moves nowhere. */
export function stopForKey(
  key: string,
  { at, count, rightToLeft, isAtStart }: Stops,
): number | undefined {
  const last = count - 1;
  const isField = at === last;
  const back = rightToLeft ? "ArrowRight" : "ArrowLeft";
  const on = rightToLeft ? "ArrowLeft" : "ArrowRight";
  // Backspace goes to the last tag and removes nothing: a key held down must not empty the list.
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

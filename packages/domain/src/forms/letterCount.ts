import { countGraphemes } from "../text/segments";

const closeFraction = 0.9;

export interface LetterCount {
  /** Characters as a reader sees them. */
  readonly count: number;
  /**
   * How many more characters the limit allows, negative when the text is too long; undefined
   * without a limit.
   */
  readonly left: number | undefined;
  /**
   * `close` is more than 90 % of the limit and less than the limit; undefined for less, and without
   * a limit.
   */
  readonly state: "close" | "equal" | "over" | undefined;
}

/**
 * Counts the characters of a text and compares them with a limit (yy-letter-counter's README, What
 * it shows). The limit 0 allows no character.
 */
export function letterCount(text: string, limit?: number): LetterCount {
  const count = countGraphemes(text);
  if (limit === undefined) return { count, left: undefined, state: undefined };
  return { count, left: limit - count, state: stateOf(count, limit) };
}

function stateOf(count: number, limit: number): LetterCount["state"] {
  if (count > limit) return "over";
  if (count === limit) return "equal";
  return count > limit * closeFraction ? "close" : undefined;
}

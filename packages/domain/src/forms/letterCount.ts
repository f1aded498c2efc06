import { countGraphemes } from "../text/graphemes";

const CLOSE = 0.9;

export interface LetterCount {
  /** Characters as a reader sees them. */
  readonly count: number;
  /** Characters that the limit still allows, below zero when over; undefined without a limit. */
  readonly left: number | undefined;
  /**
   * `close` is above 90 % of the limit and below it; undefined further away, or without a limit.
   */
  readonly state: "close" | "equal" | "over" | undefined;
}

/**
 * Counts a text against its limit (yy-letter-counter's README, What it shows). 0 is a limit like
 * any other: nothing may be written.
 */
export function letterCount(text: string, limit?: number): LetterCount {
  const count = countGraphemes(text);
  if (limit === undefined) return { count, left: undefined, state: undefined };
  return { count, left: limit - count, state: stateOf(count, limit) };
}

function stateOf(count: number, limit: number): LetterCount["state"] {
  if (count > limit) return "over";
  if (count === limit) return "equal";
  return count > limit * CLOSE ? "close" : undefined;
}

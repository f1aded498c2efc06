import type { Ratio } from "./ratios";

/**
 * How many times as long something may take as in the commit before: ten runs of a commit against itself stayed below
 * ([benchmark-notes.md](../../docs/benchmark-notes.md)).
 */
const most: Readonly<Record<string, number>> = { thread: 1.2, blocking: 1.4 };

/** What takes longer than it may, a line each. */
export function overBudget(ratios: readonly Ratio[]): string[] {
  return ratios
    .filter(({ figure, ratio }) => !(ratio <= (most[figure] ?? 1)))
    .map(
      ({ figure, before, now, ratio }) =>
        `${figure}: ${now.toFixed(1)} ms, ${ratio.toFixed(2)} × the ${before.toFixed(1)} ms before`,
    );
}

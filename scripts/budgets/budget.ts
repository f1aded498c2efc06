import type { Ratio } from "./ratios";

interface Margin {
  /** How many times as long something may take as in the commit before. */
  readonly times: number;
  /**
   * And how much longer, in ms of CPU time: a fast machine has no long task, of which nothing would
   * be a multiple.
   */
  readonly more: number;
}

/**
 * Ten runs of a commit against itself, on a machine busy with other work, stay within:
 * docs/benchmark-notes.md.
 */
const margins: Readonly<Record<string, Margin>> = {
  thread: { times: 1.25, more: 0 },
  blocking: { times: 1.4, more: 3 },
};

/** What takes longer than it may, a line each. */
export function overBudget(ratios: readonly Ratio[]): string[] {
  return ratios.filter(isOver).map(({ figure, before, now, ratio }) => {
    const times = Number.isFinite(ratio) ? `, ${ratio.toFixed(2)} ×` : "";
    return `${figure}: ${now.toFixed(1)} ms against ${before.toFixed(1)} ms before${times}`;
  });
}

/** What was not measured is over, too. */
function isOver({ figure, before, now }: Ratio): boolean {
  const { times, more } = margins[figure] ?? { times: 1, more: 0 };
  return !(now <= before * times + more);
}

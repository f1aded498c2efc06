import type { Ratio } from "./ratios";

interface Margin {
  /** The maximum multiple of the time in the commit before. */
  readonly times: number;
  /**
   * The maximum additional time, in ms of CPU time. It is needed because 0 ms, as of long tasks on
   * a fast machine, has no multiple.
   */
  readonly more: number;
}

/**
 * Ten runs of a commit against itself, on a machine busy with other work, stay within these margins
 * (docs/benchmark-notes.md).
 */
const margins: Readonly<Record<string, Margin>> = {
  thread: { times: 1.25, more: 0 },
  blocking: { times: 1.4, more: 3 },
};

/** The figures over their budget, one line each. */
export function overBudget(ratios: readonly Ratio[]): string[] {
  return ratios.filter(isOver).map(({ figure, before, now, ratio }) => {
    const times = Number.isFinite(ratio) ? `, ${ratio.toFixed(2)} ×` : "";
    return `${figure}: ${now.toFixed(1)} ms against ${before.toFixed(1)} ms before${times}`;
  });
}

/** A figure that was not measured counts as over its budget. */
function isOver({ figure, before, now }: Ratio): boolean {
  const { times, more } = margins[figure] ?? { times: 1, more: 0 };
  return !(now <= before * times + more);
}

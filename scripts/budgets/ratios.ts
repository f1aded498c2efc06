import type { Bench } from "../bench/bench";
import { quantile } from "../bench/report/figures";
import { samplesOf } from "../bench/report/findings";
import { inRounds } from "../bench/rounds";
import type { Scenario } from "./scenarios";

/** The main thread's time for a figure with two builds. */
export interface Ratio {
  readonly figure: string;
  /** In ms of CPU time: the quantile {@link share} of the samples. */
  readonly before: number;
  readonly now: number;
  readonly ratio: number;
}

/**
 * Other work on the machine can only add to a sample, so the first quartile varies half as much as
 * the median.
 */
const share = 0.25;

/**
 * Measures a scenario with two builds alternately in one browser, so that a temporary load of the
 * machine slows both.
 * @throws {NotComparable}
 */
export async function ratiosOf(
  { measure, rounds }: Scenario,
  before: Bench,
  now: Bench,
): Promise<readonly Ratio[]> {
  await measure(before).catch((error: unknown) => {
    throw new NotComparable(error instanceof Error ? error.message : String(error));
  });
  const builds = [
    { name: "before", bench: before },
    { name: "now", bench: now },
  ];
  const [first, second] = await inRounds(builds, rounds, ({ bench }) => measure(bench));
  if (!first || !second) throw new Error("two builds are needed");
  return Object.keys(first.figures).map((figure) => {
    const [before = Number.NaN, now = Number.NaN] = [first, second].map((row) =>
      quantile(samplesOf(row, figure), share),
    );
    return { figure, before, now, ratio: now / before };
  });
}

/** Thrown when the former build cannot run today's pages, which is not a regression. */
export class NotComparable extends Error {
  override readonly name = "NotComparable";
}

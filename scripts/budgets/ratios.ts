import type { Bench } from "../bench/bench";
import { quantile } from "../bench/report/figures";
import { samplesOf } from "../bench/report/findings";
import { inRounds } from "../bench/rounds";
import type { Scenario } from "./scenarios";

/** How many times as long the main thread takes for something, with one build and with another. */
export interface Ratio {
  readonly figure: string;
  /** In ms of CPU time: the {@link share} of the samples took less. */
  readonly before: number;
  readonly now: number;
  readonly ratio: number;
}

/**
 * Other work on the machine only ever adds to a sample: the quickest quarter varies half as much as
 * the median does.
 */
const share = 0.25;

/**
 * Measures a scenario with two builds in turn, in one browser: whatever slows the machine for a
 * while slows both.
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

/** The former build cannot do what the pages ask for today, which is no regression. */
export class NotComparable extends Error {
  override readonly name = "NotComparable";
}

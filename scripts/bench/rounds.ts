import type { Row } from "./report/findings";

/** The figures of one turn, with one or several samples each. */
export type Turn = Record<string, number | readonly number[]>;

/**
 * Measures the contenders one after the other, and all again in the next round, so that a temporary
 * load of the machine slows all of them.
 * @returns the contenders with the figures of all their turns
 */
export async function inRounds<One extends Omit<Row, "figures">>(
  all: readonly One[],
  rounds: number,
  measure: (one: One, round: number) => Promise<Turn>,
): Promise<readonly (One & Row)[]> {
  const measured = all.map((one) => ({ ...one, figures: {} as Record<string, number[]> }));
  for (let round = 0; round < rounds; round += 1)
    for (const one of measured) {
      process.stderr.write(`${one.name}, round ${round + 1} of ${rounds}\n`);
      for (const [name, figure] of Object.entries(await measure(one, round)))
        one.figures[name] = (one.figures[name] ?? []).concat(figure);
    }
  return measured;
}

import type { Row } from "./report/findings";

/** Figures of one turn, each once or several times. */
type Turn = Readonly<Record<string, number | readonly number[]>>;

/**
 * Measures one after the other, then all of them again in the next round: whatever slows the machine for a while slows
 * all of them.
 * @returns the same with the figures of all their turns
 */
export async function inRounds<One extends Omit<Row, "figures">>(
  all: readonly One[],
  rounds: number | ((one: One) => number),
  measure: (one: One, round: number) => Promise<Turn>,
): Promise<readonly (One & { readonly figures: Readonly<Record<string, readonly number[]>> })[]> {
  const roundsOf = typeof rounds === "number" ? () => rounds : rounds;
  const measured = all.map((one) => ({ ...one, figures: {} as Record<string, number[]> }));
  for (let round = 0; round < Math.max(...all.map(roundsOf)); round += 1)
    for (const one of measured) {
      if (round >= roundsOf(one)) continue;
      process.stderr.write(`round ${round + 1}: ${one.name}\n`);
      for (const [name, samples] of Object.entries(await measure(one, round)))
        one.figures[name] = (one.figures[name] ?? []).concat(samples);
    }
  return measured;
}

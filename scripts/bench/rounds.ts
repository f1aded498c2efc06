import type { Row } from "./report/findings";

/** Figures of one turn, each once or several times; and words that stand as they are. */
export type Turn = Record<string, number | readonly number[] | string>;

/**
 * Measures one after the other, then all of them again in the next round: whatever slows the machine for a while slows
 * all of them.
 * @returns the same with the figures of all their turns
 */
export async function inRounds<One extends Omit<Row, "figures">>(
  all: readonly One[],
  rounds: number,
  measure: (one: One, round: number) => Promise<Turn>,
): Promise<readonly (One & Row)[]> {
  const measured = all.map((one) => ({ ...one, figures: {} as Record<string, number[] | string> }));
  for (let round = 0; round < rounds; round += 1)
    for (const one of measured) {
      process.stderr.write(`${one.name}, round ${round + 1} of ${rounds}\n`);
      for (const [name, figure] of Object.entries(await measure(one, round))) {
        const before = one.figures[name] ?? [];
        const isText = typeof figure === "string" || typeof before === "string";
        one.figures[name] = isText ? String(figure) : before.concat(figure);
      }
    }
  return measured;
}

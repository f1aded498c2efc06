import { setTimeout as sleep } from "node:timers/promises";

/** Clients that ask again and again. */
interface Clients<T> {
  /** Waits until they have this many answers more. Returns those. */
  take(count: number): Promise<T[]>;
  /** Waits for the last answers. */
  stop(): Promise<void>;
}

/** Starts clients of which each asks as soon as it has its answer. */
export function keepAsking<T>(count: number, ask: (turn: number) => Promise<T>): Clients<T> {
  const answers: T[] = [];
  let turn = 0;
  let isOver = false;
  const client = async () => {
    while (!isOver) answers.push(await ask(turn++));
  };
  const all = Promise.all(Array.from({ length: count }, client));
  // Told by whoever waits.
  all.catch(() => undefined);
  return {
    async take(needed) {
      while (answers.length < needed) await Promise.race([all, sleep(5)]);
      return answers.splice(0);
    },
    async stop() {
      isOver = true;
      await all;
    },
  };
}

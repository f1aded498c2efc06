import { setTimeout as sleep } from "node:timers/promises";

/** Clients that send one request after the other. */
interface Clients<T> {
  /** Waits for at least this many answers since the last call, and returns them. */
  take(count: number): Promise<T[]>;
  /** Stops the clients, and waits for their last answers. */
  stop(): Promise<void>;
}

/** Starts clients; each sends its next request as soon as it has an answer. */
export function keepAsking<T>(count: number, ask: (turn: number) => Promise<T>): Clients<T> {
  const answers: T[] = [];
  let turn = 0;
  let isOver = false;
  const client = async () => {
    while (!isOver) answers.push(await ask(turn++));
  };
  const all = Promise.all(Array.from({ length: count }, client));
  // `take` and `stop` reject with the error.
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

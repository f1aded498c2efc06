import { startDemoServer } from "@yy/demo-pages/server";
import { afterAll, beforeAll } from "vitest";
import { type Bench, startBench } from "../../bench/bench";
import plans from "../../bench/plans.json";

/**
 * The bench for the tests of a file.
 * @returns a function that gives it in tests: for the built files, or for those in another folder
 */
export function useBench(): (distDir?: string) => Promise<Bench> {
  let bench: Bench | undefined;
  const others: Bench[] = [];
  beforeAll(async () => {
    bench = await startBench(plans.quick);
  });
  afterAll(async () => {
    await bench?.browser.close();
    await Promise.all([bench, ...others].map((each) => each?.server.close()));
  });
  return async (distDir) => {
    if (!bench) throw new Error("useBench: the bench exists in tests only");
    if (distDir === undefined) return bench;
    const other = { ...bench, server: await startDemoServer({ distDir }) };
    others.push(other);
    return other;
  };
}

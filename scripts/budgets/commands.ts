import { startDemoServer } from "@yy/demo-pages/server";
import { markdownTable } from "markdown-table";
import { type Bench, startBench } from "../bench/bench";
import plans from "../bench/plans.json";
import { inRepository } from "../repository";
import { count } from "./counts";
import { differences, howToGrow, nextLedger, readLedger, refusals, writeLedger } from "./ledger";
import { type Ratio, ratiosOf } from "./ratios";
import { scenarios } from "./scenarios";

const dist = inRepository("dist");

async function withBench<Result>(work: (bench: Bench) => Promise<Result>): Promise<Result> {
  const bench = await startBench(plans.quick);
  try {
    return await work(bench);
  } finally {
    await bench.browser.close();
    await bench.server.close();
  }
}

/**
 * `npm run bench -- ledger` writes the current figures into `ledger.json`, and prints the changes.
 * It writes nothing if bytes grew without a reason in the ledger.
 */
export async function updateLedger(): Promise<void> {
  const counts = await withBench((bench) => count(bench, dist));
  const before = readLedger();
  for (const flavour of ["react", "lite"] as const)
    for (const line of differences(before[flavour], counts[flavour]))
      console.log(`${flavour}: ${line}`);
  const refused = (["react", "lite"] as const).flatMap((flavour) =>
    refusals(before[flavour], counts[flavour]).map((line) => `${flavour}: ${line}`),
  );
  if (refused.length > 0) {
    console.log(`\n${refused.join("\n")}\n\n${howToGrow}`);
    process.exitCode = 1;
    return;
  }
  writeLedger({
    react: nextLedger(before.react, counts.react),
    lite: nextLedger(before.lite, counts.lite),
  });
}

/**
 * `npm run bench -- noise` compares the built files with themselves ten times, to determine the
 * margins in budget.ts.
 */
export async function measureNoise(): Promise<void> {
  const runs: Ratio[][] = [];
  for (let run = 0; run < 10; run += 1)
    runs.push(
      await withBench(async (bench) => {
        const server = await startDemoServer({ distDir: dist });
        const other = { ...bench, server };
        const ratios = [];
        for (const scenario of scenarios)
          for (const ratio of await ratiosOf(scenario, other, bench))
            ratios.push({ ...ratio, figure: `${scenario.name}: ${ratio.figure}` });
        await server.close();
        return ratios;
      }),
    );
  const [first = []] = runs;
  const rows = first.map(({ figure, before }, index) => {
    const ratios = runs.map((run) => run[index]?.ratio ?? Number.NaN);
    const texts = ratios.map((ratio) => ratio.toFixed(2)).join(" ");
    return [figure, `${before.toFixed(1)} ms`, texts, Math.max(...ratios).toFixed(2)];
  });
  console.log(markdownTable([["what", "takes", "ratios of ten runs", "furthest up"], ...rows]));
}

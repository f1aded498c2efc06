/**
 * `npm run bench` measures the contenders in one Chromium, prints the tables and writes
 * `docs/benchmarks.md`. With names of parts it measures only those, and with `quick` it runs fewer
 * rounds; then it writes nothing. `ledger` writes the figures that tests compare with. Run `npm run
 * build` first.
 */
import { writeFileSync } from "node:fs";
import { measureNoise, updateLedger } from "../budgets/commands";
import { inRepository } from "../repository";
import { type Bench, startBench } from "./bench";
import { measureButtons } from "./parts/buttons";
import { measureGrowth } from "./parts/growth";
import { measureDesktop, measurePhone, measureTouches } from "./parts/listing";
import { measureLists } from "./parts/lists";
import { measurePrices } from "./parts/prices";
import { measureSizes } from "./parts/sizes";
import plans from "./plans.json";
import type { Findings } from "./report/findings";
import { partialReport, wholeReport } from "./report/report";

/** Name of a part → its description, and the function that measures it. */
const parts: Readonly<Record<string, readonly [string, (bench: Bench) => Promise<Findings>]>> = {
  phone: ["a listing page in eight ways, on a cheap phone", measurePhone],
  touches: ["the first touches of those pages, 2 to 20 s old", measureTouches],
  desktop: ["the same on a desktop", measureDesktop],
  buttons: ["the follow button in eight ways", measureButtons],
  lists: ["an endless list", measureLists],
  prices: ["the editor of two thousand prices", measurePrices],
  growth: ["forms of 50 to 800 fields, 500 to 8,000 prices", measureGrowth],
};

/**
 * Name → description and function of the commands for `npm run test:budgets`. Only one runs at a
 * time.
 */
const budgetCommands: Readonly<Record<string, readonly [string, () => Promise<void>]>> = {
  ledger: [
    "writes the sizes, files, trips and shifts that tests hold the next change to",
    updateLedger,
  ],
  noise: ["the build against itself, ten times: by how much times differ by chance", measureNoise],
};

const usage = `npm run bench -- [quick] [part]…

  quick    fewer rounds
  size     the built files, without a browser
${Object.entries({ ...parts, ...budgetCommands })
  .map(([name, [what]]) => `  ${name.padEnd(8)} ${what}`)
  .join("\n")}

Without a part all of them; and without "quick" that writes docs/benchmarks.md.`;

const words = process.argv.slice(2);
const isQuick = words.includes("quick");
const names = words.filter((word) => word !== "quick");
const unknown = names.filter((name) => !(name in parts) && name !== "size");
const [, budgetCommand] = budgetCommands[words.join()] ?? [];

if (budgetCommand) await budgetCommand();
else if (unknown.length > 0) {
  console.log(usage);
  if (!unknown.includes("--help")) process.exitCode = 1;
} else if (names.join() === "size") console.log(partialReport([await measureSizes()]));
else await measureParts();

async function measureParts(): Promise<void> {
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  const findings = isWanted("size") ? [await measureSizes()] : [];
  const bench = await startBench(isQuick ? plans.quick : plans.full);
  try {
    for (const [name, [, measure]] of Object.entries(parts))
      if (isWanted(name)) findings.push(await measure(bench));
  } catch (error) {
    // When a part fails, the figures of half an hour are printed anyway.
    console.log(partialReport(findings));
    throw error;
  } finally {
    await bench.browser.close();
    await bench.server.close();
  }
  const isFullRun = names.length === 0;
  const report = isFullRun
    ? wholeReport(findings, bench.browser.version())
    : partialReport(findings);
  console.log(report);
  if (isFullRun && !isQuick) writeFileSync(inRepository("docs/benchmarks.md"), report);
}

/**
 * `npm run bench`: measures the budgets and the contenders in one Chromium, prints the tables and writes
 * `docs/benchmarks.md`. With `-- --quick` fewer rounds; with `-- --prices` the editor of prices alone, with `-- --heap` what
 * stays in memory, with `-- --arrival` how a page's code comes over a phone's network: then nothing is written; nor
 * with `-- --guide`, the pages of the guide. `npm run build` comes first.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { startDemoServer } from "@yy/demo-pages/server";
import { launchChromium } from "@yy/testing/chromium";
import { inRepository } from "../repository";
import { measureArrival } from "./arrival/measureArrival";
import { runRounds } from "./buttons/rounds";
import { contenders } from "./contenders";
import { measureForms } from "./forms/measureForms";
import { measureFurniture } from "./furniture/measureFurniture";
import { type GuideArrival, measureGuide } from "./guide/measureGuide";
import { measureHeap } from "./heap/measureHeap";
import { measureFlavour } from "./measureFlavour";
import type { FlavourMeasurements, Measurements } from "./measurements";
import { addContenders } from "./pages/site";
import { turboVisits } from "./pages/turboVisits";
import { fullPlan, layouts, quickPlan } from "./plan";
import { measurePrices, type PricesMeasured } from "./prices/measurePrices";
import { arrivalTable } from "./report/arrivalTable";
import { benchmarksDocument, guideDocument, heapDocument, pricesDocument } from "./report/document";
import { loadedBytes } from "./sizes/loadedBytes";
import type { FlavourName } from "./sizes/measureSizes";

const quick = process.argv.includes("--quick");
const onlyPrices = process.argv.includes("--prices");
const onlyHeap = process.argv.includes("--heap");
const onlyArrival = process.argv.includes("--arrival");
const onlyGuide = process.argv.includes("--guide");
const plan = quick ? quickPlan : fullPlan;
const progress = (text: string) => process.stderr.write(`${text}\n`);

const server = await startDemoServer();
const browser = await launchChromium();
try {
  const document = await measuredDocument();
  console.log(document);
  if (!quick && !onlyPrices && !onlyHeap && !onlyArrival && !onlyGuide) {
    mkdirSync(inRepository("docs"), { recursive: true });
    writeFileSync(inRepository("docs/benchmarks.md"), document);
  }
} finally {
  await browser.close();
  await server.close();
}

async function measuredDocument(): Promise<string> {
  if (onlyArrival) return arrivalTable(await measureArrival(browser, plan.arrivalRounds, progress));
  if (onlyHeap) return heapDocument(await measureHeap(browser, server, progress));
  if (onlyGuide) return guideDocument(await measureGuidePages());
  if (onlyPrices) return pricesDocument(await measurePricesAlone());
  return benchmarksDocument(await measureAll());
}

async function measurePricesAlone(): Promise<readonly PricesMeasured[]> {
  await addContenders(server);
  return measurePrices(browser, server, progress);
}

function measureGuidePages(): Promise<readonly GuideArrival[]> {
  return measureGuide(browser, server, plan.arrivalRounds, progress);
}

async function measureAll(): Promise<Measurements> {
  await addContenders(server);
  const flavours = new Map<FlavourName, FlavourMeasurements>();
  for (const flavour of ["react", "lite"] as const)
    flavours.set(flavour, await measureFlavour(browser, server, flavour, plan, progress));

  progress("Turbo visits without our script");
  const visitsWithout = await turboVisits(browser, server, undefined, plan);

  const loaded = new Map<string, number>();
  for (const contender of contenders)
    loaded.set(contender.id, await loadedBytes(browser, server, contender, layouts[0]));

  const buttons = await runRounds(browser, server, plan, progress);
  const forms = await measureForms(browser, server, plan, progress);
  const furniture = await measureFurniture(browser, server, plan, progress);
  const prices = await measurePrices(browser, server, progress);
  const heap = await measureHeap(browser, server, progress);
  const guide = await measureGuidePages();
  return {
    chromium: browser.version(),
    buttons,
    loaded,
    visitsWithout,
    flavours,
    forms,
    furniture,
    prices,
    heap,
    guide,
  };
}

/**
 * `npm run bench`: measures the budgets and the contenders in one Chromium, prints the tables and writes
 * `docs/benchmarks.md`. With `-- --quick` fewer rounds, and nothing is written; nor with the name of a part, which is then
 * measured alone (see {@link parts}). `npm run build` comes first.
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
import { measurePrices } from "./prices/measurePrices";
import { arrivalTable } from "./report/arrivalTable";
import { buttonTables } from "./report/buttonTables";
import {
  benchmarksDocument,
  furnitureDocument,
  guideDocument,
  heapDocument,
  pricesDocument,
} from "./report/document";
import { loadedBytes } from "./sizes/loadedBytes";
import type { FlavourName } from "./sizes/measureSizes";

const plan = process.argv.includes("--quick") ? quickPlan : fullPlan;
const progress = (text: string) => process.stderr.write(`${text}\n`);

const server = await startDemoServer();
const browser = await launchChromium();

/** Argument → the tables of one part, measured alone. */
const parts: Readonly<Record<string, () => Promise<string>>> = {
  /** The follow button in seven ways. */
  "--buttons": async () => {
    await addContenders(server);
    return buttonTables(await measureButtons());
  },
  /** Dialogs, panels and tabs opened, the slider dragged, an endless list. */
  "--furniture": async () => {
    await addContenders(server);
    return furnitureDocument(await measureFurniture(browser, server, plan, progress));
  },
  /** The editor of two thousand prices. */
  "--prices": async () => {
    await addContenders(server);
    return pricesDocument(await measurePrices(browser, server, progress));
  },
  /** What stays in memory. */
  "--heap": async () => heapDocument(await measureHeap(browser, server, progress)),
  /** How a page's code comes over a phone's network. */
  "--arrival": async () => arrivalTable(await measureArrival(plan.arrivalRounds, progress)),
  /** Pages of the guide over the same network. */
  "--guide": async () => guideDocument(await measureGuidePages()),
};

try {
  const part = Object.keys(parts).find((argument) => process.argv.includes(argument));
  const document = await (parts[part ?? ""] ?? measureAllParts)();
  console.log(document);
  if (part === undefined && plan === fullPlan) {
    mkdirSync(inRepository("docs"), { recursive: true });
    writeFileSync(inRepository("docs/benchmarks.md"), document);
  }
} finally {
  await browser.close();
  await server.close();
}

async function measureAllParts(): Promise<string> {
  return benchmarksDocument(await measureAll());
}

function measureGuidePages(): Promise<readonly GuideArrival[]> {
  return measureGuide(browser, server, plan.arrivalRounds, progress);
}

async function measureButtons(): Promise<Pick<Measurements, "buttons" | "loaded">> {
  const loaded = new Map<string, number>();
  for (const contender of contenders)
    loaded.set(contender.id, await loadedBytes(browser, server, contender, layouts[0]));
  return { loaded, buttons: await runRounds(browser, server, plan, progress) };
}

async function measureAll(): Promise<Measurements> {
  await addContenders(server);
  const flavours = new Map<FlavourName, FlavourMeasurements>();
  for (const flavour of ["react", "lite"] as const)
    flavours.set(flavour, await measureFlavour(browser, server, flavour, plan, progress));

  progress("Turbo visits without our script");
  const visitsWithout = await turboVisits(browser, server, undefined, plan);

  const { loaded, buttons } = await measureButtons();
  const forms = await measureForms(browser, server, plan, progress);
  const furniture = await measureFurniture(browser, server, plan, progress);
  const prices = await measurePrices(browser, server, progress);
  const heap = await measureHeap(browser, server, progress);
  const arrival = await measureArrival(plan.arrivalRounds, progress);
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
    arrival,
    guide,
  };
}

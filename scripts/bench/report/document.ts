import { readFileSync } from "node:fs";
import { inRepository } from "../../repository";
import type { ArrivalMeasured } from "../arrival/measureArrival";
import { contenders } from "../contenders";
import { formContenders } from "../forms/contenders";
import { furnitureContenders } from "../furniture/contenders";
import type { FurnitureMeasurements } from "../furniture/measureFurniture";
import type { GuideArrival } from "../guide/measureGuide";
import { cyclesRead, type HeapMeasured } from "../heap/measureHeap";
import type { Measurements } from "../measurements";
import type { PricesMeasured } from "../prices/measurePrices";
import { arrivalTable } from "./arrivalTable";
import { budgets } from "./budgets";
import { buttonTables } from "./buttonTables";
import { formTable } from "./formTables";
import { dragTable, openingTable, scrollTable } from "./furnitureTables";
import { guideBudgets, guideTable } from "./guideTable";
import { heapTable } from "./heapTable";
import { priceBudgets, priceScrollTable, priceTypingTable } from "./priceTables";
import { sizeTables } from "./sizeTables";
import { table } from "./table";
import type { Verdict } from "./verdict";

/** `docs/benchmarks.md`, all of it. */
export function benchmarksDocument(measurements: Measurements): string {
  const sizes = new Map([...measurements.flavours].map(([name, each]) => [name, each.sizes]));
  return `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} with ${conditions(measurements)}.
Figures of two runs differ; those of one run can be compared, because every contender has its turn in every round.
What was measured for one decision, and why figures are what they are, is in [benchmark-notes.md](benchmark-notes.md).

## Budgets

${budgetTable(budgets(measurements))}

## The same follow button

One button, built in seven ways with the same markup around it, the same stylesheet, labels and requests: our two flavours as they come from \`dist/\`,
r2wc as its README shows it, Lit, Stimulus, Preact, and a custom element by hand. A fresh page each time, its code loaded before the
buttons come. "In view": all buttons inside 1280 × 800 px. "List of cards": six cards of 200 px in a row, so that 30 are in or near view;
ours mount those, the others mount all.

Medians; in brackets, how many times ours: the React flavour, then lite.

${buttonTables(measurements)}

## The same form

Two hundred fields with the same rules, one keystroke after the other into an e-mail field in the middle, in a browser that does the same for all:
our two flavours, the browser's own constraints with a listener that shows their messages, react-hook-form with zod as their documentation
shows them, and nothing at all. Medians; in brackets, how many times ours.

${formTable(measurements.forms)}

${furnitureDocument(measurements.furniture)}
${pricesSection(measurements.prices)}

${heapSection(measurements.heap)}

${arrivalSection(measurements.arrival)}

${guideSection(measurements.guide)}

## Sizes

${sizeTables(sizes)}

## How it is measured

- One Chromium without a window, one page at a time, each in a browser context of its own, from the demo server under its strict Content-Security-Policy.
- CPU times are the main thread's own ticks (DevTools protocol, \`Performance.getMetrics\` in \`threadTicks\`); other times are \`performance.now()\` in the page. Nothing is subtracted.
- Turbo visits go to and fro between two pages of 30 follow buttons, a countdown, a flash and an inbox badge; heap, listeners and nodes are read on a page without widgets, after garbage collection.
- Layout shift is the sum of all \`layout-shift\` entries on every page of the demo, with the widgets' code held back so that the server's markup is painted first, while the page is scrolled to its end.
- The code is in \`scripts/bench/\`. It is no test: nothing fails when a budget does not hold.
`;
}

function pricesSection(prices: readonly PricesMeasured[]): string {
  return `## Two thousand prices

The same list of forms, one an item, in \`yy-missing-price-editor\` around \`yy-infinite-scroll\`; in React with controlled inputs, the state above the
list and rows in \`memo\`; and in one listener on the list, by hand. All of them mask the price, write it into the hidden field, mark the item, and
lock every button of the list while a price is invalid. Only ours keeps what is typed over a reload, warns before it is lost, and takes back what changed many prices.

Scrolled to the end page after page, of 50 items each: what a page takes of the main thread for script, style and layout; the longest task of all
the way; and what stays in memory of the first thousand items and of the second, after garbage collection. Not counted is what Chromium itself
takes to read all forms of the page for its password manager whenever some come: at 2,000 most of a second a page, whoever adds them.

${priceScrollTable(prices)}

Then keys into fields in the middle of the 2,000. A "locking key" makes a price invalid, or valid again.

${priceTypingTable(prices)}`;
}

function heapSection(heap: readonly HeapMeasured[]): string {
  const [first, middle, last] = cyclesRead;
  return `## What stays in memory

One of each of our tags, from its guide, put into a page and taken out again; at rest when every request of theirs is answered, in flight before that; and
with the whole page, by Turbo, to and fro. Beside them the same markup in tags that are no widgets, without our script. Read from heap snapshots after garbage
collection, once ${first}, ${middle} and ${last} cycles are over, on pages that Playwright does not attach to; the last row shows what it adds. What grows is
per cycle; objects are those of scripts.

${heapTable(heap)}`;
}

function arrivalSection(ways: readonly ArrivalMeasured[]): string {
  return `## How a page's code arrives

A page with eight kinds of widget, over HTTP/2 at 1.6 Mbit/s with 150 ms on a processor four times slower: our files as a page asks for them and preloaded, all widgets
in one file, one file made by hand of that page's widgets, and Web Awesome's loader with its counterparts. Cold is an empty cache. Medians; "mounted" is all of the
first screen, from the start of the navigation.

${arrivalTable(ways)}`;
}

function guideSection(pages: readonly GuideArrival[]): string {
  return `## The guide on a cheap phone

Pages of the guide at 390 px with an empty cache, compressed by Brotli, over 1.6 Mbit/s with 150 ms and on a processor four times slower. Medians from the
start of the navigation; the shift is the worst sum until two seconds after the load.

${guideTable(pages)}`;
}

/** Dialogs, tabs, the slider and the endless list, alone by `npm run bench -- --furniture`. */
export function furnitureDocument(furniture: FurnitureMeasurements): string {
  return `## The same dialog, drawer and tabs

The same content in our modal, panel and tabs, and in Web Awesome's dialog, drawer and tab group, opened by a real click and closed by a key. "Painted" is
the first frame that shows it, at the start of its animation. Medians; in brackets, how many times ours on React.

${openingTable(furniture)}

## The same slider

Six slides dragged to and fro by a pointer, in ours and in keen-slider as its README shows it, which ours stands on.

${dragTable(furniture)}

## An endless list

What one page of eight cards costs the main thread, asked for, added and drawn, by how many came before it.

${scrollTable(furniture)}
`;
}

/** The pages of the guide alone: \`npm run bench -- --guide\`. */
export function guideDocument(pages: readonly GuideArrival[]): string {
  return `${budgetTable(guideBudgets(pages))}\n\n${guideSection(pages)}\n`;
}

/** What stays in memory alone: `npm run bench -- --heap`. */
export function heapDocument(heap: readonly HeapMeasured[]): string {
  return `${heapSection(heap)}\n`;
}

/** The prices alone, with their budgets: `npm run bench -- --prices`. */
export function pricesDocument(prices: readonly PricesMeasured[]): string {
  return `${budgetTable(priceBudgets(prices))}\n\n${pricesSection(prices)}\n`;
}

export function budgetTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ what, budget, measured, holds }) => [
    `${holds ? "✓" : "✗"} ${what}`,
    budget,
    measured,
  ]);
  return table(["what", "budget", "measured"], rows);
}

function conditions({ chromium }: Measurements): string {
  const all = [...contenders, ...formContenders, ...furnitureContenders];
  const packages = new Set(all.flatMap((contender) => contender.packages));
  const versions = [...packages].map((name) => `${name} ${versionOf(name)}`);
  return [`Chromium ${chromium}`, `Node ${process.versions.node}`, ...versions].join(", ");
}

function versionOf(packageName: string): string {
  const manifest = readFileSync(inRepository("node_modules", packageName, "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

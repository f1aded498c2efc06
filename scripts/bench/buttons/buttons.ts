import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright";
import { type Bench, type Contender, ours, type PageContent, serveText } from "../bench";
import { median, spread } from "../report/figures";
import { type Findings, type Row, samplesOf } from "../report/findings";
import { inRounds } from "../rounds";
import { costOf, liveBytes, paintedAfter, visitPage } from "../visit";
import { boxStylesOf, type Markup, markupOf, pageStyles, selectors } from "./markup";

interface ButtonContender extends Contender {
  readonly markup: Markup;
}

const contenders: readonly ButtonContender[] = [
  ...ours.map((contender) => ({ ...contender, markup: "ours" as const })),
  { name: "stock r2wc", code: "buttons/contenders/r2wc.tsx", markup: "element" },
  { name: "Lit", code: "buttons/contenders/lit.ts", markup: "element" },
  { name: "Stimulus", code: "buttons/contenders/stimulus.ts", markup: "stimulus" },
  { name: "Preact", code: "buttons/contenders/preact.tsx", markup: "element" },
  { name: "by hand", code: "buttons/contenders/byHand.ts", markup: "element" },
];

/** How buttons lie on a page, and how many of them are in view or within 200 px of it. */
const layouts = [
  { name: "in view", className: "in-view", near: (count: number) => count },
  // Six cards of 200 px in a row; five rows fill the viewport and the 200 px below it.
  { name: "list of cards", className: "cards", near: (count: number) => Math.min(count, 6 * 5) },
] as const;

/** One contender with that many buttons in that layout. */
interface Setting {
  readonly name: string;
  readonly contender: ButtonContender;
  readonly layout: (typeof layouts)[number];
  readonly count: number;
}

const frame = 1000 / 60;

/** The follow button in seven ways. */
export async function measureButtons(bench: Bench): Promise<Findings> {
  const roundsOf = new Map(
    Object.entries<number>(bench.plan.buttonRounds).map(([count, rounds]) => [+count, rounds]),
  );
  const settings = [...roundsOf.keys()].flatMap((count) =>
    layouts.flatMap((layout) =>
      contenders.map((contender): Setting => {
        const name = `${count} buttons, ${layout.name}, ${contender.name}`;
        return { name, contender, layout, count };
      }),
    ),
  );
  const rounds = ({ count }: Setting) => roundsOf.get(count) ?? 0;
  const series = await inRounds(settings, rounds, async (setting, round) => {
    // The moments of the rounds lie evenly between two frames, so that the median is fair to all.
    const figures = await measureTurn(bench, setting, ((round + 0.5) / rounds(setting)) * frame);
    bench.server.reset();
    return figures;
  });
  return {
    rows: { buttons: contenders.map((each) => rowOf(each, series)) },
    words: spreads(series),
  };
}

/** What no page author would load. */
const ownStyles = "/bench/buttons/page.css";

function contentOf(bench: Bench, { contender: { markup }, layout }: Setting): PageContent {
  const styles = serveText(bench, ownStyles, pageStyles);
  const box = serveText(bench, `/bench/buttons/${markup}.css`, boxStylesOf(markup));
  return {
    head: markup === "ours" ? styles : styles + box,
    body: `<div id="first">${markupOf(markup, 2, "Ana")}</div>
<main id="host" class="${layout.className}"></main>`,
  };
}

/**
 * Measures one contender on a fresh page, its code loaded before.
 * @returns times in ms, the heap in MB over the page without buttons, and bytes of Brotli that the page has loaded
 */
function measureTurn(bench: Bench, setting: Setting, phase: number) {
  const { contender, layout, count } = setting;
  const selector = selectors[contender.markup];
  return visitPage(bench, contender, contentOf(bench, setting), async (visited) => {
    const { page, instruments } = visited;
    await page.evaluate((all) => window.bench.ready(all), selector);
    const emptyHeap = await liveBytes(instruments);
    const order = { html: htmlOf(contender, count), selector, near: layout.near(count), phase };
    const mounting = await costOf(visited, () =>
      page.evaluate((each) => window.bench.mount(each), order),
    );
    const heap = ((await liveBytes(instruments)) - emptyHeap) / 1e6;
    const clicks = await clickFirst(page, selector, bench.plan.clicksAPage);
    const removing = await costOf(visited, () => page.evaluate(() => window.bench.remove()));
    return {
      mount: mounting.result,
      mountThread: mounting.thread,
      mountLayout: mounting.layout,
      heap,
      clicks: clicks.map(({ time }) => time),
      frames: clicks.map(({ frames }) => frames),
      removal: removing.thread,
      loaded: await loadedBytes(page),
    };
  });
}

/** The first button's user is in the demo's seed, so that its clicks succeed. */
function htmlOf({ markup }: ButtonContender, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const userId = index === 0 ? 4 : 1000 + index;
    return `<div>${markupOf(markup, userId, `Loja ${index}`)}</div>`;
  }).join("");
}

async function clickFirst(page: Page, selector: string, times: number) {
  const pressed = `bench.pressed(${JSON.stringify(selector)})`;
  const clicks = [];
  for (let index = 0; index < times; index += 1) {
    // The answer of the click before arrives meanwhile.
    await page.waitForTimeout(40 + index * 3);
    clicks.push(await paintedAfter(page, "click", pressed, () => page.mouse.click(10, 10)));
  }
  return clicks;
}

/** URL → bytes of Brotli. */
const compressed = new Map<string, number>();

async function loadedBytes(page: Page): Promise<number> {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  let sum = 0;
  for (const url of urls.filter(
    (each) => /\.(?:js|css)$/.test(each) && !each.endsWith(ownStyles),
  )) {
    const bytes = compressed.get(url) ?? brotliCompressSync(await (await fetch(url)).text()).length;
    compressed.set(url, bytes);
    sum += bytes;
  }
  return sum;
}

type Series = Setting & Row;

/** With 2,000 buttons on one screen the browser alone needs more than a frame to paint, by hand too. */
const mostInOneFrame = 500;

function rowOf(contender: ButtonContender, all: readonly Series[]): Row {
  const own = all.filter((series) => series.contender === contender);
  const few = own.filter(({ count }) => count <= mostInOneFrame);
  const figures = own.flatMap(({ layout, count, figures }) =>
    Object.entries(figures).map(([name, samples]) => [
      `${name} ${count.toLocaleString("en")} ${layout.name}`,
      samples,
    ]),
  );
  return {
    name: contender.name,
    comparedTo: ours.map(({ name }) => name),
    figures: {
      ...Object.fromEntries(figures),
      "clicks up to 500": few.map((series) => median(samplesOf(series, "clicks"))),
      "frames up to 500": few.flatMap((series) => samplesOf(series, "frames")),
      loaded: own[0] ? samplesOf(own[0], "loaded") : [],
    },
  };
}

/** Of each measure the middle one, in % of the median. */
function spreads(all: readonly Series[]): Readonly<Record<string, string>> {
  const measures = Object.keys(all[0]?.figures ?? {});
  const spreadOf = (measure: string) => {
    const samples = all.map((series) => samplesOf(series, measure));
    const shares = samples.map((each) => (100 * spread(each)) / median(each));
    return median(shares.filter(Number.isFinite)).toFixed(0);
  };
  return Object.fromEntries(measures.map((measure) => [`${measure}Spread`, spreadOf(measure)]));
}

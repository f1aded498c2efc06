import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { inRepository } from "../../repository";
import { type Bench, serveText, template } from "../bench";
import contenders from "../contenders.json";
import { median, ratio, spread } from "../report/figures";
import { type Findings, type Row, samplesOf } from "../report/findings";
import { inRounds, type Turn } from "../rounds";
import { costOf, liveBytes, paintedAfter, visitPage } from "../visit";

type Contender = (typeof contenders.buttons)[number];

/** A layout of buttons on a page, and how many of them are in view or within 200 px of it. */
const inView = { name: "in view", className: "in-view", near: (count: number) => count };
/** Six cards of 200 px in a row; five rows fill the viewport and the 200 px below it. */
const inCards = {
  name: "list of cards",
  className: "cards",
  near: (count: number) => Math.min(count, 6 * 5),
};
const layouts = [inView, inCards];

interface Setting {
  readonly layout: (typeof layouts)[number];
  readonly count: number;
  /** The moment between two frames at which the buttons are inserted, in ms. */
  readonly phase: number;
}

const frame = 1000 / 60;

/** Measures the follow button in eight implementations. */
export async function measureButtons(bench: Bench): Promise<Findings> {
  const rounds = Object.entries<number>(bench.plan.buttonRounds);
  const most = Math.max(...rounds.map(([, times]) => times));
  const buttons = await inRounds(contenders.buttons, most, async (contender, round) => {
    const figures: Turn = {};
    for (const [number, times] of rounds.filter(([, each]) => round < each))
      for (const layout of layouts) {
        const count = Number(number);
        // The rounds use evenly distributed moments between two frames, so that the median is fair
        // to all.
        const phase = ((round + 0.5) / times) * frame;
        const measured = await measurePage(bench, contender, { layout, count, phase });
        for (const [name, samples] of Object.entries(measured))
          figures[`${name} ${count.toLocaleString("en")} ${layout.name}`] = samples;
        bench.server.reset();
      }
    return figures;
  });
  return { rows: { buttons }, words: { ...spreadsOf(buttons), ...touchGoals(buttons) } };
}

/**
 * The time of the main thread to mount buttons in view that wait for a touch, as a multiple of that
 * of plain links.
 */
function touchGoals(rows: readonly Row[]): Readonly<Record<string, string>> {
  const mountOf = (name: string, count: number) => {
    const row = rows.find((each) => each.name === name);
    return row ? median(samplesOf(row, `mountThread ${count} in view`)) : Number.NaN;
  };
  const goalOf = (name: string) =>
    [50, 500]
      .map((count) => `${ratio(mountOf(name, count), mountOf("plain links", count))} × at ${count}`)
      .join(", ");
  return {
    touchGoalReact: goalOf("ours, React, on touch"),
    touchGoalLite: goalOf("ours, lite, on touch"),
  };
}

/**
 * The time in which this library on React mounts 500 buttons in a list of cards, as a multiple of
 * Stimulus' time.
 */
export async function mountByStimulus(bench: Bench): Promise<number> {
  const two = contenders.buttons.filter(({ name }) => ["ours, React", "Stimulus"].includes(name));
  const [ours, stimulus] = await inRounds(two, 3, async (contender) => {
    const { mountThread } = await measurePage(bench, contender, {
      layout: inCards,
      count: 500,
      phase: 8,
    });
    bench.server.reset();
    return { mountThread };
  });
  if (!ours || !stimulus) throw new Error("two contenders are needed");
  return median(samplesOf(ours, "mountThread")) / median(samplesOf(stimulus, "mountThread"));
}

/**
 * Measures a contender on a new page, after its code was loaded.
 * @returns times in ms, and the heap in MB over the page without buttons
 */
function measurePage(bench: Bench, contender: Contender, { layout, count, phase }: Setting) {
  const { button, name, selector, drawn } = contender;
  const box = `/bench/${name.replaceAll(" ", "-")}.css`;
  serveText(bench.server, box, boxStylesOf(contender));
  serveText(bench.server, "/bench/page.css", template("buttons/page.css")());
  const first = template(button)({ userId: 2, userName: "Ana" });
  const content = { box, first, className: layout.className };
  return visitPage(bench, contender, content, async (visited) => {
    const { page, instruments } = visited;
    // A server's link is visible before any script, so this waits for the scripts too.
    if (drawn === "a") await page.waitForLoadState("networkidle");
    await page.evaluate((all) => inPage.ready(all), { selector, drawn });
    const emptyHeap = await liveBytes(instruments);
    const order = { html: htmlOf(button, count), selector, drawn, near: layout.near(count), phase };
    const mounting = await costOf(visited, () =>
      page.evaluate((each) => inPage.mount(each), order),
    );
    const heap = ((await liveBytes(instruments)) - emptyHeap) / 1e6;
    // A click on a plain link leaves the page.
    const times = name === "plain links" ? 0 : bench.plan.clicksAPage;
    const clicks = await clickFirst(page, selector, times);
    return {
      mount: mounting.result,
      mountThread: mounting.thread,
      heap,
      clicks: clicks.map(({ time }) => time),
      frames: clicks.map(({ frames }) => frames),
    };
  });
}

/**
 * The styles that reserve the tag's box before its script runs, rewritten for another contender's
 * tag and attribute names, with the final look for markup that is visible before the script.
 */
function boxStylesOf({ selector, attribute, drawn }: Contender): string {
  const files = ["widgets/follow-button/follow-button.page.css"];
  if (drawn === "a") files.push("dist/yy.looks.css");
  return files
    .map((file) => readFileSync(inRepository(file), "utf8"))
    .join("\n")
    .replaceAll("yy-follow-button", selector)
    .replaceAll(/data-(user-name|label-following)/g, attribute);
}

/** The first button's user is in the demo's seed, so that its clicks succeed. */
function htmlOf(button: string, count: number): string {
  const markup = template(button);
  return Array.from({ length: count }, (_, index) => {
    const userId = index === 0 ? 4 : 1000 + index;
    return `<div>${markup({ userId, userName: `Loja ${index}` })}</div>`;
  }).join("");
}

async function clickFirst(page: Page, selector: string, times: number) {
  const pressed = `inPage.pressed(${JSON.stringify(selector)})`;
  const clicks = [];
  for (let index = 0; index < times; index += 1) {
    // This leaves time for the answer to the previous click.
    await page.waitForTimeout(40 + index * 3);
    clicks.push(await paintedAfter(page, "click", pressed, () => page.mouse.click(10, 10)));
  }
  return clicks;
}

const measures = ["mount", "mountThread", "heap", "clicks"];

/** The median of the spreads of each measure, in % of the measure's median. */
function spreadsOf(rows: readonly Row[]): Readonly<Record<string, string>> {
  const spreads = measures.map((measure) => {
    const shares = rows.flatMap((row) =>
      Object.keys(row.figures)
        .filter((name) => name.startsWith(`${measure} `))
        .map((name) => (100 * spread(samplesOf(row, name))) / median(samplesOf(row, name))),
    );
    return [`${measure}Spread`, median(shares.filter(Number.isFinite)).toFixed(0)];
  });
  return Object.fromEntries(spreads);
}

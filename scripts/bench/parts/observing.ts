import type { CDPSession } from "playwright";
import { type Bench, serveText, template } from "../bench";
import type { Findings, Row, Verdict } from "../report/findings";
import { costOf, type Visit, visitPage } from "../visit";

const count = 500;
/** Mounts of each page that are not measured: until its code is compiled. */
const warmUps = 4;
/** The share of the main thread's time that the code of `YY.observe` may take. */
const most = 0.01;
/** Between two samples of the profile, in µs. */
const interval = 100;

/**
 * What `YY.observe` adds to mounting 500 buttons. The whole cost, observed and not by turns on one page, says no less than a
 * few per cent: two equal series differ by as much. So a profile of observed mounts, each of which is reported too, tells how
 * long its code ran. Not in it is what the element layer counts on every page, observed or not.
 */
export async function measureObserving(bench: Bench): Promise<Findings> {
  serveText(bench.server, "/bench/page.css", template("buttons/page.css")());
  const rows = [
    await measureFlavour(bench, "React", "react"),
    await measureFlavour(bench, "lite", "lite"),
  ];
  return { rows: { observing: rows }, verdicts: rows.map(verdictOn) };
}

function measureFlavour(bench: Bench, name: string, flavour: string): Promise<Row> {
  const button = template("buttons/ours.html");
  const html = Array.from({ length: count }, (_, index) => {
    const markup = button({ userId: 1000 + index, userName: `Loja ${index}` });
    return `<div>${markup}</div>`;
  }).join("");
  const first = button({ userId: 2, userName: "Ana" });
  const page = { name, flavour, page: "buttons/oursPage.html" };
  return visitPage(bench, page, { first, className: "in-view" }, async (visited) => {
    await visited.page.evaluate("YY.observe({ send() {} })");
    await visited.page.evaluate(() => inPage.ready("yy-follow-button"));
    const { observedMounts } = bench.plan;
    const costs: Record<"plain" | "observed", number[]> = { plain: [], observed: [] };
    for (let turn = -warmUps; turn < observedMounts; turn += 1)
      // Each comes first in every other turn.
      for (const isObserved of turn % 2 === 0 ? [true, false] : [false, true]) {
        const cost = await mountOnce(visited, html, isObserved);
        if (turn >= 0) costs[isObserved ? "observed" : "plain"].push(cost);
      }
    const { instruments } = visited;
    await instruments.send("Profiler.enable");
    await instruments.send("Profiler.setSamplingInterval", { interval });
    await instruments.send("Profiler.start");
    for (let turn = 0; turn < observedMounts; turn += 1) {
      await mountOnce(visited, html, true, () =>
        window.dispatchEvent(new PageTransitionEvent("pagehide")),
      );
    }
    return { name, figures: { ...costs, share: [await shareOfObserving(instruments)] } };
  });
}

async function mountOnce(
  visited: Visit,
  html: string,
  isObserved: boolean,
  after = () => {},
): Promise<number> {
  const { page } = visited;
  await page.evaluate(`YY.consent(${isObserved})`);
  // What the browser has kept of before is told to who begins to observe.
  await page.evaluate(() => inPage.quiet());
  const order = { html, selector: "yy-follow-button", near: count, phase: 0 };
  const { thread } = await costOf(visited, () =>
    page.evaluate((each) => inPage.mount(each), order),
  );
  await page.evaluate(after);
  await page.evaluate(() => inPage.remove());
  return thread;
}

/** Ends the profile: of the time in which anything ran, the share in which code of `YY.observe` or called by it did. */
async function shareOfObserving(instruments: CDPSession): Promise<number> {
  const { profile } = await instruments.send("Profiler.stop");
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const isOurs = (id: number | undefined): boolean =>
    id !== undefined &&
    (nodes.get(id)?.callFrame.url.includes("/chunks/observe-") === true || isOurs(parents.get(id)));
  let [ours, busy] = [0, 0];
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const time = profile.timeDeltas?.[index] ?? 0;
    if (nodes.get(id)?.callFrame.functionName === "(idle)") continue;
    busy += time;
    if (isOurs(id)) ours += time;
  }
  return ours / busy;
}

function verdictOn({ name, figures }: Row): Verdict {
  const [share = Number.NaN] = figures.share as readonly number[];
  return {
    what: `${name}: 500 buttons, main thread, code of YY.observe`,
    budget: `≤ ${100 * most} %`,
    measured: `${(100 * share).toFixed(2)} %`,
    holds: share <= most,
  };
}

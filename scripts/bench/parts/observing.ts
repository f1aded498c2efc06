import { type Bench, serveText, template } from "../bench";
import { median } from "../report/figures";
import type { Findings, Row, Verdict } from "../report/findings";
import { costOf, type Visit, visitPage } from "../visit";

const count = 500;
/** Mounts of each page that are not measured: until its code is compiled. */
const warmUps = 4;
/** The main thread's time that observing may add. */
const most = 1.01;

/**
 * What `YY.observe` adds to mounting 500 buttons: on one page, by turns observed and not, so that whatever slows the machine
 * slows both.
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
    const figures: Record<"plain" | "observed", number[]> = { plain: [], observed: [] };
    for (let turn = -warmUps; turn < bench.plan.observedMounts; turn += 1)
      // Each comes first in every other turn.
      for (const isObserved of turn % 2 === 0 ? [true, false] : [false, true]) {
        const cost = await mountOnce(visited, html, isObserved);
        if (turn >= 0) figures[isObserved ? "observed" : "plain"].push(cost);
      }
    return { name, figures };
  });
}

async function mountOnce(visited: Visit, html: string, isObserved: boolean): Promise<number> {
  const { page } = visited;
  await page.evaluate(`YY.consent(${isObserved})`);
  // What the browser has kept of before is told to who begins to observe.
  await page.evaluate(() => inPage.quiet());
  const order = { html, selector: "yy-follow-button", near: count, phase: 0 };
  const { thread } = await costOf(visited, () =>
    page.evaluate((each) => inPage.mount(each), order),
  );
  await page.evaluate(() => inPage.remove());
  return thread;
}

function verdictOn({ name, figures }: Row): Verdict {
  const { plain, observed } = figures as Record<"plain" | "observed", readonly number[]>;
  // Of each pair, because a machine may be slower for a while.
  const ratio = median(observed.map((cost, pair) => cost / (plain[pair] ?? Number.NaN)));
  return {
    what: `${name}: 500 buttons, main thread, observed`,
    budget: `≤ ${most} × not observed`,
    measured: `${median(observed).toFixed(1)} against ${median(plain).toFixed(1)} ms: ${ratio.toFixed(3)} × in the median of pairs`,
    holds: ratio <= most,
  };
}

import { type Bench, template } from "../bench";
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
  const rows = [
    await measureFlavour(bench, "React", "react"),
    await measureFlavour(bench, "lite", "lite"),
  ];
  return { rows: { observing: rows }, verdicts: rows.map(verdictOn) };
}

function measureFlavour(bench: Bench, name: string, flavour: string): Promise<Row> {
  const button = template("buttons/ours.html");
  const html = Array.from({ length: count }, (_, index) =>
    button({ userId: 1000 + index, userName: `Loja ${index}` }),
  ).join("");
  const first = button({ userId: 2, userName: "Ana" });
  const page = { name, flavour, page: "buttons/oursPage.html" };
  return visitPage(bench, page, { first, className: "in-view" }, async (visited) => {
    await visited.page.evaluate(async () => {
      await window.YY.observe({ send: () => undefined });
      await inPage.ready("yy-follow-button");
    });
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
  await page.evaluate((allowed) => window.YY.consent(allowed), isObserved);
  const order = { html, selector: "yy-follow-button", near: count, phase: 0 };
  const { thread } = await costOf(visited, () =>
    page.evaluate((each) => inPage.mount(each), order),
  );
  await page.evaluate(() => inPage.remove());
  return thread;
}

function verdictOn({ name, figures }: Row): Verdict {
  const [plain, observed] = [figures.plain, figures.observed].map((samples) =>
    median(samples as readonly number[]),
  ) as [number, number];
  const ratio = observed / plain;
  return {
    what: `${name}: 500 buttons, main thread, observed`,
    budget: `≤ ${most} × not observed`,
    measured: `${observed.toFixed(1)} against ${plain.toFixed(1)} ms: ${ratio.toFixed(3)} ×`,
    holds: ratio <= most,
  };
}

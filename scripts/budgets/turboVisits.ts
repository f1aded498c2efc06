import type { Page } from "playwright";
import { type Bench, template } from "../bench/bench";
import { liveBytes, scriptsOf, type Visit, visit } from "../bench/visit";

/** What stays of a Turbo visit once caches are full, on average. */
export interface VisitGrowth {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

const button = template("buttons/ours.html");
const buttons = Array.from({ length: 30 }, (_, index) =>
  button({ userId: index + 2, userName: `Loja ${index}` }),
);

/** A page's worth of widgets that mount by themselves. */
const widgets =
  template("turboPage.html")() +
  buttons.join("").replaceAll("<yy-follow-button", '$& data-mount="eager"');

/** After so many visits caches are full, and after so many more it is counted what has stayed. */
const visits = { before: 40, counted: 60 };

/** Visits to two pages with widgets in turn, and counts what is alive on a third without any, before and after. */
export async function afterTurboVisits(
  bench: Bench,
  flavour: "react" | "lite" | undefined,
): Promise<VisitGrowth> {
  // Without our script they are no widgets, and never mount.
  const html = flavour ? widgets : widgets.replaceAll(/(<\/?)yy-/g, "$1plain-");
  for (const title of ["here", "there", "rest"])
    bench.server.addPage(`/bench/${title}`, {
      title,
      head: '<meta name="yy-icon-sprite" content="/assets/icons.svg">',
      body: `<main>${title === "rest" ? "" : html}</main>`,
      libs: ["turbo"],
      ...scriptsOf(flavour),
    });
  return visit(bench, async (visited) => {
    const { page } = visited;
    await page.goto("/bench/rest", { waitUntil: "networkidle" });
    await goToAndFro(page, visits.before);
    const before = await countLive(visited);
    await goToAndFro(page, visits.counted);
    const after = await countLive(visited);
    const perVisit = (kind: keyof VisitGrowth) => (after[kind] - before[kind]) / visits.counted;
    return {
      bytes: perVisit("bytes"),
      nodes: perVisit("nodes"),
      listeners: perVisit("listeners"),
    };
  });
}

/** Ends on the page without widgets: Turbo's cache holds the last preview of an open page, widgets and all. */
async function goToAndFro(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const visitPage = (path: string) => {
      const loaded = new Promise((resolve) =>
        document.addEventListener("turbo:load", resolve, { once: true }),
      );
      (window as unknown as { Turbo: { visit(path: string): void } }).Turbo.visit(path);
      return loaded;
    };
    for (let done = 0; done < count; done += 1) {
      await visitPage(done % 2 ? "/bench/there" : "/bench/here");
      await inPage.allMounted();
    }
    await visitPage("/bench/rest");
  }, times);
  await page.waitForLoadState("networkidle");
}

async function countLive({ page, instruments }: Visit): Promise<VisitGrowth> {
  await page.evaluate(() => inPage.quiet());
  const bytes = await liveBytes(instruments);
  const { nodes, jsEventListeners } = await instruments.send("Memory.getDOMCounters");
  return { bytes, nodes, listeners: jsEventListeners };
}

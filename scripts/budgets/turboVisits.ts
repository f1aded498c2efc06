import type { CDPSession, Page } from "playwright";
import { type Bench, template } from "../bench/bench";
import { scriptsOf, type Visit, visit } from "../bench/visit";

/** The average number of objects that stay after a Turbo visit, once caches are full. */
export interface VisitGrowth {
  /** Live JavaScript objects, including functions and DOM wrappers. */
  readonly objects: number;
  readonly nodes: number;
  readonly listeners: number;
}

const button = template("buttons/ours.html");
const buttons = Array.from({ length: 30 }, (_, index) =>
  button({ userId: index + 2, userName: `Loja ${index}` }),
);

/** The widgets of a page that mount without a touch. */
const widgets =
  template("turboPage.html")() +
  buttons.join("").replaceAll("<yy-follow-button", '$& data-mount="eager"');

/** Caches are full after the first number of visits; the second number is measured. */
const visits = { before: 40, counted: 60 };

/**
 * Visits two pages with widgets alternately, and counts live objects before and after on a third
 * page without widgets.
 */
export async function afterTurboVisits(
  bench: Bench,
  flavour: "react" | "lite",
): Promise<VisitGrowth> {
  for (const title of ["here", "there", "rest"])
    bench.server.addPage(`/bench/${title}`, {
      title,
      head: '<meta name="yy-icon-sprite" content="/assets/icons.svg">',
      body: `<main>${title === "rest" ? "" : widgets}</main>`,
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
      objects: perVisit("objects"),
      nodes: perVisit("nodes"),
      listeners: perVisit("listeners"),
    };
  });
}

/**
 * The last visit is to the page without widgets, because Turbo's cache keeps a preview of the last
 * page with its widgets.
 */
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
  let objects = await countObjects(instruments);
  // A timer or an answer may hold a dozen objects for a moment; what a visit leaves is never free.
  for (let recount = 0; recount < 3; recount += 1) {
    await page.waitForTimeout(300);
    objects = Math.min(objects, await countObjects(instruments));
  }
  const { nodes, jsEventListeners } = await instruments.send("Memory.getDOMCounters");
  return { objects, nodes, listeners: jsEventListeners };
}

/**
 * Counts objects instead of bytes, because bytes include compiled code, which the browser creates
 * and drops at any time.
 */
async function countObjects(instruments: CDPSession): Promise<number> {
  // Two passes, because wrappers and nodes refer to each other across two heaps: the first pass
  // makes more objects free.
  for (let pass = 0; pass < 2; pass += 1) await instruments.send("HeapProfiler.collectGarbage");
  const objectGroup = "counted";
  const { result: prototype } = await instruments.send("Runtime.evaluate", {
    expression: "Object.prototype",
    objectGroup,
  });
  const { objects } = await instruments.send("Runtime.queryObjects", {
    prototypeObjectId: idOf(prototype),
    objectGroup,
  });
  const { result } = await instruments.send("Runtime.callFunctionOn", {
    objectId: idOf(objects),
    functionDeclaration: "function () { return this.length; }",
    returnByValue: true,
  });
  await instruments.send("Runtime.releaseObjectGroup", { objectGroup });
  return result.value;
}

function idOf({ objectId }: { readonly objectId?: string }): string {
  if (objectId === undefined) throw new Error("the browser gave a value instead of an object");
  return objectId;
}

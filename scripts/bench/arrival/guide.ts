import type { Bench } from "../bench";
import { onCheapPhone, withFront } from "../network";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";

/** The list, chapters, a light page of a widget, and the heaviest ones. */
const pages = [
  "/widgets",
  "/guia/comece",
  "/guia/estilo",
  "/widgets/tabs",
  "/widgets/follow-button",
  "/widgets/form",
  "/widgets/product-upload",
].map((name) => ({ name }));

/** For what moves after the load, in ms. */
const settlingTime = 2000;

/** Every page with an empty cache: paints in ms from the start of the navigation, and the sum of layout shifts. */
export function measureGuide(bench: Bench): Promise<Findings> {
  const { certificate, plan, server } = bench;
  return withFront(server.origin, certificate, async (front) => {
    const arriveAt = ({ name }: { readonly name: string }) => arrive(bench, front + name);
    // So that the front has compressed everything.
    for (const page of pages) await arriveAt(page);
    return { rows: { guide: await inRounds(pages, plan.arrivalRounds, arriveAt) } };
  });
}

async function arrive({ browser, pageScript }: Bench, url: string) {
  const phone = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport: phone, locale: "pt-BR" });
  try {
    await context.addInitScript(`${pageScript}bench.watchShifts()`);
    const page = await context.newPage();
    await onCheapPhone(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(settlingTime);
    return await page.evaluate(async () => ({
      firstPaint:
        performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      largestPaint: await window.bench.largestPaint(),
      shift: window.bench.shifts.sum,
    }));
  } finally {
    await context.close();
  }
}

import type { Bench } from "../bench";
import { onCheapPhone } from "../network";
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
export async function measureGuide(bench: Bench): Promise<Findings> {
  // So that the front has compressed everything.
  for (const page of pages) await arrive(bench, page.name);
  const guide = await inRounds(pages, bench.plan.arrivalRounds, ({ name }) => arrive(bench, name));
  return { rows: { guide } };
}

async function arrive({ browser, front, pageScript }: Bench, path: string) {
  const phone = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: front, viewport: phone, locale: "pt-BR" });
  try {
    await context.addInitScript(`${pageScript}inPage.watchShifts()`);
    const page = await context.newPage();
    await onCheapPhone(await context.newCDPSession(page));
    await page.goto(path, { waitUntil: "load" });
    await page.waitForTimeout(settlingTime);
    return await page.evaluate(async () => ({
      firstPaint:
        performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      largestPaint: await inPage.largestPaint(),
      shift: inPage.shifts.sum,
    }));
  } finally {
    await context.close();
  }
}

import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser } from "playwright";
import { network, slowdown } from "../arrival/measureArrival";
import { startCompressingProxy } from "./compressingProxy";

/** A page of the guide on a cheap phone, one figure a round. */
export interface GuideArrival {
  readonly path: string;
  /** From the start of the navigation, in ms. */
  readonly firstPaint: readonly number[];
  readonly largestPaint: readonly number[];
  /** The sum of the layout shifts until two seconds after the load. */
  readonly shift: readonly number[];
}

/** The list, chapters, a light page of a widget, and the heaviest ones. */
const paths = [
  "/widgets",
  "/guia/comece",
  "/guia/estilo",
  "/widgets/tabs",
  "/widgets/follow-button",
  "/widgets/form",
  "/widgets/product-upload",
];
const phone = { width: 390, height: 844 };

/** Every page with an empty cache, throttled as code is when it arrives. */
export async function measureGuide(
  browser: Browser,
  server: DemoServer,
  rounds: number,
  progress: (text: string) => void,
): Promise<readonly GuideArrival[]> {
  const proxy = await startCompressingProxy(server.origin);
  const measured = paths.map((path) => ({
    path,
    firstPaint: [] as number[],
    largestPaint: [] as number[],
    shift: [] as number[],
  }));
  try {
    // Round 0 fills the proxy.
    for (let round = 0; round <= rounds; round += 1) {
      progress(`guide, round ${round} of ${rounds}`);
      for (const each of measured) {
        const seen = await arrive(browser, proxy.origin + each.path);
        if (round === 0) continue;
        each.firstPaint.push(seen.first);
        each.largestPaint.push(seen.largest);
        each.shift.push(seen.shift);
      }
    }
  } finally {
    proxy.close();
  }
  return measured;
}

async function arrive(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: phone, locale: "pt-BR" });
  try {
    const page = await context.newPage();
    const instruments = await context.newCDPSession(page);
    await instruments.send("Network.enable");
    await instruments.send("Network.emulateNetworkConditions", network);
    await instruments.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { waitUntil: "load" });
    return (await page.evaluate(`new Promise((done) => {
      const all = { "largest-contentful-paint": [], "layout-shift": [] };
      for (const type of Object.keys(all))
        new PerformanceObserver((list) => all[type].push(...list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => done({
        first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
        largest: all["largest-contentful-paint"].at(-1)?.startTime ?? Number.NaN,
        shift: all["layout-shift"].reduce((sum, { value }) => sum + value, 0),
      }), 2000);
    })`)) as { first: number; largest: number; shift: number };
  } finally {
    await context.close();
  }
}

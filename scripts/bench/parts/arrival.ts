import type { BrowserContext, CDPSession } from "playwright";
import type { Bench } from "../bench";
import { onCheapPhone } from "../network";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { viewport } from "../visit";
import { addArrivalPages } from "./arrivalPages";

/** How a page's code comes to a cheap phone: first with an empty cache and then with a full one. */
export async function measureArrival(bench: Bench): Promise<Findings> {
  const { browser, front, pageScript, plan } = bench;
  const arrival = await inRounds(
    await addArrivalPages(bench),
    plan.arrivalRounds,
    async ({ path }) => {
      const context = await browser.newContext({ baseURL: front, viewport });
      await context.addInitScript(pageScript);
      const cold = await arrive(context, path);
      const warm = await arrive(context, path);
      await context.close();
      return {
        "cold first paint": cold.painted,
        "cold mounted": cold.mounted,
        "cold between": cold.mounted - cold.painted,
        "warm first paint": warm.painted,
        "warm mounted": warm.mounted,
        "warm between": warm.mounted - warm.painted,
        files: cold.files,
        bytes: cold.bytes,
        depth: cold.depth,
      };
    },
  );
  return { rows: { arrival } };
}

async function arrive(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const instruments = await context.newCDPSession(page);
  await onCheapPhone(instruments);
  const scripts = watchScripts(instruments);
  await page.goto(path, { waitUntil: "commit" });
  const arrival = await page.evaluate(() => inPage.arrival());
  await page.close();
  return { ...arrival, ...scripts() };
}

/** Counts scripts from now on, until the function returned is called. */
function watchScripts(instruments: CDPSession) {
  /** URL → how many scripts have waited for one another, after the document. */
  const depths = new Map<string, number>();
  instruments.on("Network.requestWillBeSent", ({ request, initiator, type }) => {
    if (type !== "Script" && !request.url.endsWith(".js")) return;
    const [frame] = initiator.stack?.callFrames ?? [];
    const from = initiator.url ?? frame?.url ?? "";
    if (!depths.has(request.url)) depths.set(request.url, (depths.get(from) ?? 0) + 1);
  });
  return () => ({ files: depths.size, depth: Math.max(0, ...depths.values()) });
}

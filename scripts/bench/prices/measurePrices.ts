import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser, Page } from "playwright";
import { visit } from "../pages/visitor";
import { addPricePages, priceUrl } from "./addPricePages";
import { type PriceContender, priceContenders } from "./contenders";
import { type Scrolled, scrollThrough } from "./scrolling";
import { type Typed, typePrices } from "./typing";

/** 2,000 prices in the hands of one contender. */
export interface PricesMeasured extends Scrolled, Typed {
  readonly contender: PriceContender;
}

/** Scrolls until all items are there, then types among them. */
export async function measurePrices(
  browser: Browser,
  server: DemoServer,
  progress: (text: string) => void,
): Promise<readonly PricesMeasured[]> {
  await addPricePages(server);
  const all: PricesMeasured[] = [];
  for (const contender of priceContenders) {
    progress(`${contender.name}: 2,000 prices`);
    all.push(
      await visit(browser, server, async (visited) => {
        await openReady(visited.page, contender);
        const scrolled = await scrollThrough(visited);
        return { contender, ...scrolled, ...(await typePrices(visited)) };
      }),
    );
  }
  return all;
}

async function openReady(page: Page, contender: PriceContender): Promise<void> {
  await page.goto(priceUrl(contender));
  if (contender.flavour)
    for (const tag of ["yy-missing-price-editor", "yy-infinite-scroll"])
      await page.locator(`${tag}:state(mounted)`).waitFor({ state: "attached" });
  await page.waitForFunction(() => "bench" in window && document.forms.length > 0);
  await page.evaluate(() => window.bench.quiet());
}

import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser, Page } from "playwright";
import { totalsOf, visit } from "../pages/visitor";
import { furnitureUrl } from "./addFurniturePages";
import type { FurnitureContender, Kind } from "./contenders";

/** One opening, in ms; see `OpeningMeasured`. */
export interface Opening {
  readonly painted: number;
  readonly thread: number;
}

const opensAPage = 6;
/** Longer than every animation. */
const rest = 700;

/** Opens and closes it with real clicks and keys on one page; the first time, which lets the engine compile, is left out. */
export async function openings(
  browser: Browser,
  server: DemoServer,
  contender: FurnitureContender,
  kind: Kind,
): Promise<Opening[]> {
  return visit(browser, server, async (visited) => {
    const { page } = visited;
    const tag = contender.tags[kind];
    await page.goto(furnitureUrl(contender, kind));
    await ready(page, tag, contender.flavour !== undefined);
    const all: Opening[] = [];
    for (let turn = 0; turn <= opensAPage; turn += 1) {
      const before = await totalsOf(visited);
      await page.evaluate((opener) => window.bench.watchOpening(opener), {
        tag,
        isTabs: kind === "tabs",
      });
      await page.locator("#trigger").click();
      const painted = await page.evaluate(() => window.bench.openingTime());
      await page.waitForTimeout(rest);
      if (kind === "tabs") await page.keyboard.press("ArrowLeft");
      else await page.keyboard.press("Escape");
      await page.waitForTimeout(rest);
      const after = await totalsOf(visited);
      if (turn > 0) all.push({ painted, thread: after.thread - before.thread });
    }
    return all;
  });
}

async function ready(page: Page, tag: string, isOurs: boolean): Promise<void> {
  const selector = isOurs ? `${tag}:state(mounted)` : `${tag}:defined`;
  await page.locator(selector).waitFor({ state: "attached" });
  await page.waitForTimeout(rest);
}

import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser } from "playwright";
import { totalsOf, visit } from "../pages/visitor";
import { sliderUrl } from "./addFurniturePages";
import type { SliderContender } from "./contenders";

/** One page's worth of dragging, in ms; see `DragMeasured`. */
export interface Drag {
  readonly thread: number;
  readonly longestTask: number;
}

const moves = 60;

/** Longer than a slide takes to its place; ms. */
const rest = 700;

declare global {
  interface Window {
    longestTask: number;
  }
}

/** Drags a slider to and fro by half its width; once before, for the engine to compile. */
export async function drags(
  browser: Browser,
  server: DemoServer,
  contender: SliderContender,
): Promise<Drag> {
  return visit(browser, server, async (visited) => {
    const { page } = visited;
    await page.goto(sliderUrl(contender));
    const selector = "flavour" in contender ? "yy-slider:state(mounted)" : "#slider";
    await page.locator(selector).waitFor();
    await page.waitForTimeout(rest);
    const drag = async () => {
      await page.mouse.move(900, 150);
      await page.mouse.down();
      for (let move = 1; move <= moves; move += 1)
        await page.mouse.move(900 - Math.sin((move / moves) * Math.PI) * 600, 150);
      await page.mouse.up();
      await page.waitForTimeout(rest);
    };
    await drag();
    await page.evaluate(() => {
      window.longestTask = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.longestTask = Math.max(window.longestTask, duration);
      }).observe({ type: "longtask" });
    });
    const before = await totalsOf(visited);
    await drag();
    const after = await totalsOf(visited);
    return {
      thread: (after.thread - before.thread) / moves,
      longestTask: await page.evaluate(() => window.longestTask),
    };
  });
}

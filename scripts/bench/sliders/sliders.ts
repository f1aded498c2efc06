import type { Bench } from "../bench";
import contenders from "../contenders.json";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { costOf, visitPage } from "../visit";

const words = "<p>peça única, já lavada e passada, com envio em dois dias úteis.</p>".repeat(12);
const slides = [1, 2, 3, 4, 5, 6]
  .map((number) => `<div><h2>peça ${number}</h2>${words}</div>`)
  .join("");
const content = {
  slides,
  keenSlides: slides.replaceAll("<div>", '<div class="keen-slider__slide">'),
};

const moves = 60;

/** Longer than a slide takes to its place, in ms. */
const rest = 700;

/** The main thread's time for a move of the pointer, and the longest task while dragging, in ms. */
export async function measureSliders(bench: Bench): Promise<Findings> {
  const sliders = await inRounds(contenders.sliders, bench.plan.dialogRounds, (slider) =>
    visitPage(bench, slider, content, async (visited) => {
      const { page } = visited;
      await page.waitForTimeout(rest);
      /** To and fro by half its width. */
      const drag = async () => {
        await page.mouse.move(900, 150);
        await page.mouse.down();
        for (let move = 1; move <= moves; move += 1)
          await page.mouse.move(900 - Math.sin((move / moves) * Math.PI) * 600, 150);
        await page.mouse.up();
        await page.waitForTimeout(rest);
      };
      // Once before, for the engine to compile.
      await drag();
      await page.evaluate(() => inPage.watchTasks());
      const { thread } = await costOf(visited, drag);
      const longestTask = await page.evaluate(() => inPage.longestTask());
      return { thread: thread / moves, longestTask };
    }),
  );
  return { rows: { sliders } };
}

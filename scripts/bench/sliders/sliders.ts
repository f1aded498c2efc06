import { type Bench, ours } from "../bench";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { costOf, visitPage } from "../visit";

const words = "<p>peça única, já lavada e passada, com envio em dois dias úteis.</p>".repeat(12);

const slides = (attributes = "") =>
  [1, 2, 3, 4, 5, 6]
    .map((number) => `<div ${attributes}><h2>peça ${number}</h2>${words}</div>`)
    .join("\n");

const sliders = [
  ...ours.map((contender) => ({ ...contender, body: `<yy-slider>${slides()}</yy-slider>` })),
  {
    name: "keen-slider alone",
    code: "sliders/keenSlider.ts",
    body: `<div id="slider" class="keen-slider">${slides('class="keen-slider__slide"')}</div>`,
  },
];

const moves = 60;

/** Longer than a slide takes to its place, in ms. */
const rest = 700;

/** The main thread's time for a move of the pointer, and the longest task while dragging, in ms. */
export async function measureSliders(bench: Bench): Promise<Findings> {
  const measured = await inRounds(sliders, bench.plan.dialogRounds, (slider) =>
    visitPage(bench, slider, { body: `<main>${slider.body}</main>` }, async (visited) => {
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
      await page.evaluate(() => window.bench.watchTasks());
      const { thread } = await costOf(visited, drag);
      const longestTask = await page.evaluate(() => window.bench.longestTask());
      return { thread: thread / moves, longestTask };
    }),
  );
  return { rows: { sliders: measured } };
}

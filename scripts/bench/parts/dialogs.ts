import type { Bench } from "../bench";
import contenders from "../contenders.json";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { costOf, paintedAfter, type Visit, visitPage } from "../visit";

const words = "<p>peça única, já lavada e passada, com envio em dois dias úteis.</p>".repeat(12);
const field = '<p><label>que cor você procura? <input name="cor"></label></p>';

/** Longer than every animation, in ms. */
const rest = 700;

const opensAPage = 6;

/** What opens at a click: until the frame that shows it, and the main thread's time for opening and closing, in ms. */
export async function measureDialogs(bench: Bench): Promise<Findings> {
  const dialogs = await inRounds(contenders.dialogs, bench.plan.dialogRounds, (dialog) =>
    visitPage(bench, dialog, { words, field }, async (visited) => {
      await visited.page.waitForTimeout(rest);
      // The first time, which lets the engine compile, is left out.
      await openAndClose(visited, dialog.closingKey);
      const costs = [];
      for (let turn = 0; turn < opensAPage; turn += 1)
        costs.push(await costOf(visited, () => openAndClose(visited, dialog.closingKey)));
      return {
        painted: costs.map(({ result }) => result),
        thread: costs.map(({ thread }) => thread),
      };
    }),
  );
  return { rows: { dialogs } };
}

/** Whether the second tab or a dialog in a shadow root is open. */
const isOpen = `document.querySelector("#second")?.checkVisibility() ??
  [...document.querySelectorAll("main > *")].some((element) => element.shadowRoot?.querySelector("dialog")?.open)`;

async function openAndClose({ page }: Visit, closingKey: string): Promise<number> {
  const click = () => page.locator("#trigger").click();
  const { time } = await paintedAfter(page, "click", isOpen, click);
  await page.waitForTimeout(rest);
  await page.keyboard.press(closingKey);
  await page.waitForTimeout(rest);
  return time;
}

const slides = [1, 2, 3, 4, 5, 6]
  .map((number) => `<div><h2>peça ${number}</h2>${words}</div>`)
  .join("");
const keenSlides = slides.replaceAll("<div>", '<div class="keen-slider__slide">');

const moves = 60;

/** The main thread's time for a move of the pointer, and the longest task while dragging, in ms. */
export async function measureSliders(bench: Bench): Promise<Findings> {
  const sliders = await inRounds(contenders.sliders, bench.plan.dialogRounds, (slider) =>
    visitPage(bench, slider, { slides, keenSlides }, async (visited) => {
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

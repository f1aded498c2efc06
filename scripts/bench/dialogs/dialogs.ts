import type { Bench } from "../bench";
import contenders from "../contenders.json";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { costOf, paintedAfter, type Visit, visitPage } from "../visit";

const content = {
  field: '<p><label>que cor você procura? <input name="cor"></label></p>',
  words: "<p>peça única, já lavada e passada, com envio em dois dias úteis.</p>".repeat(12),
};

const opensAPage = 6;

/** What opens at a click: until the frame that shows it, and the main thread's time for opening and closing, in ms. */
export async function measureDialogs(bench: Bench): Promise<Findings> {
  const dialogs = await inRounds(contenders.dialogs, bench.plan.dialogRounds, (dialog) =>
    visitPage(bench, dialog, content, async (visited) => {
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

/** Longer than every animation, in ms. */
const rest = 700;

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

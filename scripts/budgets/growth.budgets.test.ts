import { expect, it } from "vitest";
import type { Bench } from "../bench/bench";
import { costOf, visitPage } from "../bench/visit";
import { useBench } from "./testing/useBench";

const bench = useBench();

/** Four times the fields may take so many times as long: linear, with room for what a machine does meanwhile. */
const mostGrowth = 5;

const rows = (count: number) =>
  '<p><yy-mask data-mask="money" data-unmasked-name="items[][cents]"><label>preço <input name="items[][price]" value="12.50" data-patterns="isNonEmpty"></label></yy-mask></p>'.repeat(
    count,
  );

it.each(["react", "lite"])(
  "mounts a form of masks in a time that is linear in its fields, %s",
  async (flavour) => {
    const few = await mountMasks(await bench(), flavour, 200);
    const many = await mountMasks(await bench(), flavour, 800);
    expect(many / few, `${few} ms for 200, ${many} ms for 800`).toBeLessThanOrEqual(mostGrowth);
  },
);

/** In ms of CPU time of the main thread, the quickest of three; the first time, in which the engine compiles, is left out. */
async function mountMasks(bench: Bench, flavour: string, count: number): Promise<number> {
  const contender = { name: "masks", flavour, page: "forms/masks.html" };
  return visitPage(bench, contender, { rows: rows(1) }, async (visited) => {
    const { page } = visited;
    const times: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const { thread } = await costOf(visited, async () => {
        await page.evaluate(
          (html) => {
            const host = document.querySelector("#host");
            if (host) host.innerHTML = html;
          },
          `<yy-form><form>${rows(count)}</form></yy-form>`,
        );
        await page.waitForFunction(
          (all) => document.querySelectorAll("yy-mask input[type=hidden]").length === all,
          count,
        );
        await page.evaluate(() => inPage.quiet());
      });
      times.push(thread);
      await page.evaluate(() => inPage.remove());
    }
    return Math.min(...times.slice(1));
  });
}

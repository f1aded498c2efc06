import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const panels = `<yy-accordion>
  <details open><summary>envio</summary><p>sobre envio.</p></details>
  <details><summary>troca</summary><p>sobre troca.</p></details>
  <details><summary>taxas</summary><p>sobre taxas.</p></details>
</yy-accordion>`;

describe("yy-accordion", () => {
  const engine = useEngine();

  it("opens one panel at a time, by mouse and by keyboard, and moves no summary on the way", async () => {
    const page = await engine.show(panels);
    const open = () => page.texts("details[open] > summary");
    const heights = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("summary")].map((summary) => {
          const { height } = summary.getBoundingClientRect();
          const panel = summary.parentElement?.getBoundingClientRect();
          return height > 20 && (panel?.height ?? 0) >= height;
        }),
      );
    await page.click("summary", "troca");
    expect(await heights()).toEqual([true, true, true]);
    await expect.poll(open).toEqual(["troca"]);
    await expect.poll(() => page.isShown("p", "sobre troca.")).toBe(true);
    await page.press("Tab");
    await page.press("Enter");
    expect(await heights()).toEqual([true, true, true]);
    await expect.poll(open).toEqual(["taxas"]);
    await page.press("Enter");
    await expect.poll(open).toEqual([]);
  });
});

import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const modal = `<button type="button" data-yy-open="tamanhos">guia</button>
  <yy-modal data-name="tamanhos"><h2>guia de tamanhos</h2><p>meça com uma fita.</p>
  <button type="button" data-yy-close>entendi</button></yy-modal>`;

describe("yy-modal", () => {
  const engine = useEngine();
  const opener = "[data-yy-open]";

  it("opens by its control, and closes by its button, by Escape and by a press beside it", async () => {
    const page = await engine.show(modal);
    const isShown = () => page.isShown("p", "meça");
    const closings: (() => Promise<void>)[] = [
      () => page.click("[data-yy-close]"),
      () => page.press("Escape"),
      () => page.clickAt({ x: 4, y: 4 }),
    ];
    for (const close of closings) {
      await page.click(opener);
      await expect.poll(() => page.count("yy-modal:state(open)")).toBe(1);
      await expect.poll(isShown).toBe(true);
      await close();
      await expect.poll(() => page.count("yy-modal:state(closing), yy-modal:state(open)")).toBe(0);
      expect(await isShown()).toBe(false);
    }
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("guia");
  });

  it("shows the server's markup when it has no name", async () => {
    const page = await engine.showOnly('<yy-modal><h2 id="guia">guia de tamanhos</h2></yy-modal>');
    await engine.expectErrors("ConfigError");
    await expect.poll(() => page.isShown("#guia")).toBe(true);
  });
});

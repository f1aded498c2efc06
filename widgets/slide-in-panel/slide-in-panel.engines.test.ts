import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const panel = `<button type="button" data-yy-open="filtros">filtrar</button>
  <yy-slide-in-panel data-name="filtros" data-label="filtros"><p>tamanho e cor</p></yy-slide-in-panel>`;

describe("yy-slide-in-panel", () => {
  const engine = useEngine();
  const isOpen = () => engine.page.count("yy-slide-in-panel:state(open)");

  it("opens with an entry of its own in the history, which back and Escape leave", async () => {
    const page = await engine.show(panel);
    for (const close of [() => page.press("Escape"), () => page.evaluate(() => history.back())]) {
      await page.click("[data-yy-open]");
      await expect.poll(isOpen).toBe(1);
      expect(await page.isShown("p", "tamanho e cor")).toBe(true);
      expect(await page.evaluate(() => location.hash)).toBe("#filtros");
      await close();
      await expect.poll(() => page.isShown("p", "tamanho e cor")).toBe(false);
      await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
      await expect.poll(isOpen).toBe(0);
    }
    await expect.poll(() => page.attribute("body", "data-yy-panel-open")).toBeUndefined();
  });

  it("shows the server's markup when it has no name", async () => {
    const page = await engine.showOnly("<yy-slide-in-panel><p>tamanho</p></yy-slide-in-panel>");
    await engine.expectErrors("ConfigError");
    await expect.poll(() => page.isShown("p", "tamanho")).toBe(true);
  });
});

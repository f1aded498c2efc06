import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const tabs = (active: string) => `<yy-tabs data-active="${active}">
  <ul data-part="list" aria-label="sobre a peça"><li><a href="#medidas">medidas</a></li><li><a href="#perguntas" data-count="3">perguntas</a></li></ul>
  <section data-part="panel" id="medidas"><p>busto 92</p></section>
  <section data-part="panel" id="perguntas"><p>serve em quem usa 38?</p></section></yy-tabs>`;

describe("yy-tabs", () => {
  const engine = useEngine();
  it("shows the panel of the tab that is clicked, or reached by an arrow", async () => {
    const page = await engine.show(tabs("0"));
    await expect.poll(() => page.texts("section p")).toEqual(["busto 92"]);
    await page.click("a", "perguntas");
    await expect.poll(() => page.texts("section p")).toEqual(["serve em quem usa 38?"]);
    await page.press("ArrowRight");
    await expect.poll(() => page.texts("section p")).toEqual(["busto 92"]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("medidas");
  });

  it("shows every panel when there is no such tab", async () => {
    const page = await engine.showOnly(tabs("7"));
    await engine.expectErrors("ConfigError");
    await expect.poll(() => page.texts("section p")).toHaveLength(2);
  });
});

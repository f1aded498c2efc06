import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const tabs = (attributes: string) =>
  `<yy-store-tabs ${attributes}><a href="/@bia">à venda</a></yy-store-tabs>`;

describe("yy-store-tabs", () => {
  const engine = useEngine();
  it("links the five parts of a store", async () => {
    const page = await engine.show(tabs('data-nickname="bia"'));
    expect(await page.texts("yy-store-tabs >>> a")).toEqual([
      "à venda",
      "vendidos",
      "yeyezados",
      "seguidores",
      "seguindo",
    ]);
    await page.click("yy-store-tabs >>> a", "vendidos");
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe("/@bia/vendidos");
    engine.leavesThePage();
  });

  it("leaves the server's links without a nickname", async () => {
    const page = await engine.showOnly(tabs(""));
    await engine.expectErrors("ConfigError");
    expect(await page.isShown("a", "à venda")).toBe(true);
  });
});

import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const filters = `<yy-search-filters><form action="/busca"><label>busca <input name="query"></label>
  <label><input type="checkbox" name="colors[]" value="azul"> azul</label>
  <label><input type="checkbox" name="colors[]" value="rosa"> rosa</label><button>filtrar</button></form></yy-search-filters>`;

describe("yy-search-filters", () => {
  const engine = useEngine();
  it("goes to the address with the product's own names, and without empty fields", async () => {
    const page = await engine.show(filters);
    await page.click("label", "azul");
    await page.click("label", "rosa");
    await page.click("button", "filtrar");
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe("/busca");
    expect(await page.evaluate(() => decodeURIComponent(location.search))).toBe("?cores=azul,rosa");
    engine.leavesThePage();
  });

  it("says so when there is no form in it", async () => {
    const page = await engine.showOnly("<yy-search-filters><p>sem filtros</p></yy-search-filters>");
    await engine.expectErrors("ElementError");
    expect(await page.isShown("p", "sem filtros")).toBe(true);
  });
});

import { collectProblems, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const path = "/pro/precos-faltantes";

describe("pricing items without a price", () => {
  const demo = useDemo();
  const priced = () => demo.server.state.unpricedItems.filter(({ price }) => price !== null);
  const field = (page: Page, id: number) => page.locator(`#price-${id}`);
  const saveOf = (page: Page, id: number) => page.locator(`[data-item-id="${id}"] button`);
  const scrollToEnd = async (page: Page) => {
    const saveAll = page.getByRole("button", { name: "salvar todos" });
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 600);
        return saveAll.isVisible();
      })
      .toBe(true);
    return saveAll;
  };

  it("is for members, and for pro sellers", async () => {
    expect(new URL((await demo.open(path)).url()).pathname).toBe("/entrar");
    const page = await demo.open(path, { signedInAs: 1 });
    const heading = page.getByRole("heading", { name: "preços que faltam são da lojinha pro" });
    const headerEnd = await page
      .locator(".site-header")
      .evaluate((header) => header.getBoundingClientRect().bottom);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(headerEnd + 24);
    expect(await page.locator("[data-part=item]").count()).toBe(0);
  });

  for (const lib of ["", "?lib=ujs", "?lib=turbo", "?lib=turbolinks&lib=ujs"])
    it(`goes ${lib || "plain"}: one by keyboard, the rest at once, none skipped`, async () => {
      const page = await demo.open(path + lib, { signedInAs: 2 });
      const problems = collectProblems(page);
      await page.locator("yy-missing-price-editor:state(mounted)").waitFor({ state: "attached" });
      await field(page, 401).focus();
      await page.keyboard.type("1234,5");
      await page.keyboard.press("Enter");
      await expect
        .poll(() => priced().map(({ id, price }) => [id, price]))
        .toEqual([[401, 1234.5]]);
      const saveAll = await scrollToEnd(page);
      const open = await page.locator("[data-part=item]:not([data-state=saved])").count();
      expect(open).toBe(47);
      await page.getByLabel("preço para todos").fill("35");
      await page.getByRole("button", { name: "preencher" }).click();
      await saveAll.click();
      await expect.poll(() => priced().length, { timeout: 15_000 }).toBe(48);
      await page.getByText("47 preços salvos.").waitFor();
      expect(problems).toEqual({ errors: [], cspViolations: [] });
    });

  it("goes without JavaScript, one at a time", async () => {
    const page = await demo.open(path, { signedInAs: 2, javaScript: false });
    await field(page, 402).fill("1.234,50");
    await saveOf(page, 402).click();
    await page.getByRole("heading", { name: "preços que faltam" }).waitFor();
    expect(priced().map(({ id, price }) => [id, price])).toEqual([[402, 1234.5]]);
    expect(await field(page, 402).count()).toBe(0);
  });
});

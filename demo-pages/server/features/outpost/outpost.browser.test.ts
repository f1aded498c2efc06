import { collectProblems, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const path = "/pro/outposts/new";
const cpf = "529.982.247-25";

describe("a new outpost", () => {
  const demo = useDemo();
  const field = (page: Page) => page.getByLabel("cpf de quem deixou as peças");
  const remove = (page: Page) =>
    page.getByRole("button", { name: "remover Caixa de peças usadas" });
  const close = (page: Page) => page.getByRole("button", { name: "fechar o outpost" });
  const found = (page: Page) => page.locator("[data-part=product]");
  const kept = () => demo.server.state.outpostProducts.length;

  it("is for members, and tells who is no pro seller", async () => {
    const page = await demo.open(path);
    expect(new URL(page.url()).pathname).toBe("/entrar");
    const other = await demo.open(path, { signedInAs: 1 });
    await other.getByRole("heading", { name: "outposts são da lojinha pro" }).waitFor();
    expect(await field(other).count()).toBe(0);
  });

  it.each(["", "?lib=ujs", "?lib=turbo"])(
    "is filled, emptied and closed by keyboard%s",
    async (libs) => {
      const page = await demo.open(path + libs, { signedInAs: 2 });
      await page.locator("yy-mask:state(mounted)").waitFor();
      await page.locator("yy-pro-outpost:state(mounted)").waitFor();
      expect(await close(page).isVisible()).toBe(false);
      await field(page).pressSequentially("52998224724");
      await field(page).press("Enter");
      await page.locator("[data-yy-message]").getByText("não é um cpf válido").waitFor();
      await field(page).press("Backspace");
      await field(page).pressSequentially("5");
      expect(await field(page).inputValue()).toBe(cpf);
      await field(page).press("Enter");
      await found(page).getByText("Caixa de peças usadas, de Beatriz Nogueira").waitFor();
      await page.getByRole("link", { name: "buscar" }).press("Enter");
      await expect.poll(() => found(page).count()).toBe(2);
      expect(kept()).toBe(2);

      await remove(page).press("Enter");
      await expect.poll(() => found(page).count()).toBe(1);
      await expect.poll(kept).toBe(1);
      await close(page).waitFor();
      await close(page).press("Enter");
      await page
        .locator("yy-flash [part=text]", { hasText: "outpost fechado com 1 peça." })
        .waitFor();
      expect(kept()).toBe(0);
      await expect.poll(() => close(page).isVisible()).toBe(false);
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    },
  );

  it("says so when nobody has the CPF", async () => {
    const page = await demo.open(`${path}?lib=ujs`, { signedInAs: 2 });
    await page.locator("yy-pro-outpost:state(mounted)").waitFor();
    await field(page).fill("123.456.789-09");
    await page.getByRole("link", { name: "buscar" }).click();
    await page.getByText("não encontramos ninguém com esse cpf").waitFor();
    expect(kept()).toBe(0);
  });

  it("goes without JavaScript", async () => {
    const page = await demo.open(path, { signedInAs: 2, javaScript: false });
    await field(page).fill("123");
    await page.getByRole("button", { name: "buscar" }).click();
    await page.getByText("não é um cpf válido").waitFor();
    expect(await field(page).inputValue()).toBe("123");
    await field(page).fill(cpf);
    await page.getByRole("button", { name: "buscar" }).click();
    await found(page).getByText("Beatriz Nogueira").waitFor();
    await remove(page).click();
    await page.getByText("peça removida.").waitFor();
    await close(page).click();
    await page.getByText("o outpost ainda está vazio.").waitFor();
  });
});

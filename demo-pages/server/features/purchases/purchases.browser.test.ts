import { collectProblems, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const path = "/compras/7/avaliar";

describe("rating a purchase", () => {
  const demo = useDemo();
  const given = () => demo.server.state.ratings;
  const rateByKeyboard = async (page: Page, key: string) => {
    await page.getByRole("radio", { name: "1 estrela" }).focus();
    await page.keyboard.press(key);
    await page.getByLabel("quer contar mais?").fill("chegou antes do prazo");
    await page.getByRole("button", { name: "avaliar" }).focus();
    await page.keyboard.press("Enter");
  };
  const expectNoProblems = (page: Page) =>
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });

  it("is for members", async () => {
    const page = await demo.open(path);
    expect(new URL(page.url()).pathname).toBe("/entrar");
  });

  it("goes plain: stars by keyboard, thanks in the panel's place", async () => {
    const page = await demo.open(path, { signedInAs: 1 });
    await rateByKeyboard(page, "4");
    await page.getByRole("status").getByText("obrigado pela avaliação!").waitFor();
    expect(await page.getByRole("button", { name: "avaliar" }).isVisible()).toBe(false);
    expect(given()).toEqual([
      { purchaseId: "7", userId: 1, value: 4, comment: "chegou antes do prazo" },
    ]);
    expectNoProblems(page);
    await page.reload();
    await page.getByText("você deu 4 estrelas.").waitFor();
  });

  it("goes with rails-ujs, whose script says which rating it was", async () => {
    const page = await demo.open(`${path}?lib=ujs`, { signedInAs: 1 });
    await page.getByRole("radio", { name: "5 estrelas" }).check({ force: true });
    await page.getByRole("button", { name: "avaliar" }).click();
    await page.getByText("você deu 5 estrelas.").waitFor();
    await page.getByRole("status").getByText("obrigado pela avaliação!").waitFor();
    expect(given()).toHaveLength(1);
    expectNoProblems(page);
  });

  it("goes with Turbo, which shows a rejected rating and then the rated purchase", async () => {
    const page = await demo.open(`${path}?lib=turbo`, { signedInAs: 1 });
    await page.getByRole("button", { name: "avaliar" }).click();
    await page.locator("#rating-value-error").waitFor();
    await rateByKeyboard(page, "3");
    await page.getByText("você deu 3 estrelas.").waitFor();
    expect(given()).toHaveLength(1);
    await page.goBack();
    await page.getByRole("heading", { name: "como foi a sua compra?" }).waitFor();
    expect(await page.getByRole("button", { name: "avaliar" }).isVisible()).toBe(false);
  });

  it("goes without JavaScript", async () => {
    const page = await demo.open(path, { signedInAs: 1, javaScript: false });
    await page.getByLabel("como foi comprar de").fill("5");
    await page.getByRole("button", { name: "avaliar" }).click();
    await page.getByText("você deu 5 estrelas.").waitFor();
    expect(given()).toHaveLength(1);
  });
});

import { collectProblems, useDemo } from "@yy/testing";
import { session, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-product-upload";
const photo = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from("png"),
});

describe("listing a piece", () => {
  const demo = useDemo();

  async function openSell(query = "", signedInAs = 1): Promise<Page> {
    const page = await demo.open(`/vender${query}`, { signedInAs });
    for (const each of [tag, "yy-form", "yy-mask", "yy-select"]) await waitUntilMounted(page, each);
    return page;
  }

  const listed = () => demo.server.requests.filter(({ path }) => path === "/produto");

  it.each(["", "?lib=ujs", "?lib=turbo"])(
    "works by mouse and keyboard on /vender%s",
    async (query) => {
      const page = await openSell(query);
      await page
        .getByLabel("fotos", { exact: false })
        .first()
        .setInputFiles([photo("vestido.png"), photo("costas.png")]);
      await page.getByRole("button", { name: "remover foto 2" }).waitFor();
      await page.getByLabel("título").click();
      await page.keyboard.type("vestido midi da farm");
      await page.getByRole("button", { name: "usar marca Farm" }).waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "usar marca Farm" }).waitFor({ state: "detached" });
      await page.keyboard.press("Enter");
      await page.getByLabel("tamanho").and(page.locator("select")).selectOption("M");
      expect(await page.getByLabel("marca").inputValue()).toBe("Farm");

      await page.getByRole("button", { name: "publicar" }).click();
      await page.getByText("não pode ficar em branco").waitFor();
      expect(listed()).toEqual([]);
      await page.keyboard.type("8990");
      demo.server.failNext({ path: "/produto", status: 422, body: '{"title":"já existe"}' });
      await page.keyboard.press("Enter");
      await page.getByText("já existe").waitFor();
      await page.getByLabel("título").press("End");
      await page.keyboard.type(" floral");
      await page.getByRole("button", { name: "publicar" }).click();
      await page.getByRole("heading", { level: 1, name: "vestido midi da farm floral" }).waitFor();
      // The text is in the page; `yy-flash` decides when it is visible.
      await page.getByText("anúncio publicado. boa venda!").first().waitFor({ state: "attached" });
      expect(listed()).toHaveLength(2);
      expect(demo.server.state.products[0]).toMatchObject({
        price: 8990,
        brand: "Farm",
        size: "M",
      });
      expect(collectProblems(page).cspViolations).toEqual([]);
    },
  );

  it("loses nothing of a listing whose session ended, and is sent after signing in elsewhere", async () => {
    const page = await openSell();
    await page.context().request.post("/_demo/sign-out");
    await page.getByLabel("título").fill("Casaco de lã");
    await page.getByRole("combobox", { name: "categoria" }).click();
    await page.getByRole("option", { name: "casacos" }).click();
    await page.getByLabel("preço", { exact: true }).fill("99");
    await page.getByRole("button", { name: "publicar" }).click();
    await page.getByText("sua sessão terminou").waitFor();
    const [other] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("alert").getByRole("link", { name: "entrar" }).click(),
    ]);
    await other.getByRole("button", { name: "Marina" }).click();
    await other.waitForURL("**/vender");
    await other.close();
    await page.getByRole("alert").getByRole("button", { name: "tentar de novo" }).click();
    await page.getByRole("heading", { level: 1, name: "Casaco de lã" }).waitFor();
  });

  it("sends others to sign in, and shows neither draft nor smart price to who has none", async () => {
    const page = await demo.open("/vender");
    expect(new URL(page.url()).pathname).toBe("/entrar");
    const plain = await openSell("", 8);
    await session.waitUntilKnown(plain);
    expect(await plain.getByText("preço esperto").isHidden()).toBe(true);
  });

  it("works without script", async () => {
    const page = await demo.open("/vender", { signedInAs: 1, javaScript: false });
    await page.getByLabel("título").fill("Saia plissada");
    await page.getByLabel("categoria").selectOption("6");
    await page.getByRole("button", { name: "publicar" }).click();
    await page.getByText("não pode ficar em branco").waitFor();
    await page.getByLabel("preço", { exact: true }).fill("R$ 45,00");
    await page.getByLabel("tamanho").selectOption("P");
    await page.getByRole("button", { name: "publicar" }).click();
    await page.getByRole("heading", { level: 1, name: "Saia plissada" }).waitFor();
    expect(demo.server.state.products[0]).toMatchObject({ price: 45, size: "P" });
  });
});

import { collectProblems, useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

describe("a walk through the marketplace", () => {
  const demo = useDemo();

  /** Opens a page with a library chosen in the demo's panel. */
  const open = (path: string, lib: string): Promise<Page> =>
    demo.open(path, {
      prepare: async (page) => {
        await page.context().request.post("/_demo/switches", { form: { lib } });
      },
    });
  const openDialogs = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("yy-modal:state(open), yy-slide-in-panel:state(open)")].map(
        ({ localName }) => localName,
      ),
    );

  describe.each([
    ["plain pages", "none"],
    ["Turbo", "turbo"],
  ])("with %s", (_, lib) => {
    it("goes from the home page through a listing to a piece, and back", async () => {
      const page = await open("/", lib);
      await page.getByRole("link", { name: "ver todos e filtrar" }).click();
      await page.getByRole("heading", { name: "todos os achados" }).waitFor();
      await page.getByRole("link", { name: "próxima" }).scrollIntoViewIfNeeded();
      await waitUntilMounted(page, "yy-pagination");
      await page.getByRole("link", { name: "próxima" }).click();
      await page.waitForURL("**/busca?page=2");
      const first = page.locator("#resultados yy-product-card").first();
      await waitUntilMounted(page, "#resultados yy-product-card:first-of-type");
      const title = (await first.getByRole("link").textContent()) ?? "";
      await first.getByRole("link").click();
      await page.getByRole("heading", { level: 1, name: title.trim() }).waitFor();
      await page.goBack();
      await page
        .getByRole("navigation", { name: "paginação" })
        .getByText("página 2 de 3")
        .waitFor();
      expect(await page.locator("#resultados yy-product-card").count()).toBe(8);
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });

    it("opens what a piece has to say, one over the other, and closes it one at a time", async () => {
      const page = await open("/p/vestido-midi-floral-101", lib);
      await waitUntilMounted(page, "yy-slide-in-panel");
      await page.getByRole("link", { name: "entrega e devolução" }).click();
      await page.getByText("este recado veio do servidor").waitFor();
      await page.getByRole("button", { name: "guia de tamanhos" }).click();
      await page.getByRole("dialog", { name: "guia de tamanhos" }).waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => openDialogs(page)).toEqual(["yy-slide-in-panel"]);
      await page.keyboard.press("Escape");
      await expect.poll(() => openDialogs(page)).toEqual([]);
      await expect.poll(() => new URL(page.url()).hash).toBe("");
      await page.getByRole("tab", { name: /dúvidas/ }).click();
      await page.getByText("aceita troca?").click();
      await page.getByText("por enquanto só venda").waitFor();
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });

    it("plays a film of the promotion, and finds an answer in the help", async () => {
      const page = await open("/frete-gratis", lib);
      await page.getByText("o vestido da avó").scrollIntoViewIfNeeded();
      await waitUntilMounted(page, "yy-video-gallery:not([data-mode])");
      await page.getByText("o vestido da avó").click();
      await page
        .frameLocator("iframe")
        .getByRole("heading", { name: "o vestido da avó" })
        .waitFor();
      await page.getByRole("link", { name: "ajuda", exact: true }).click();
      await page.getByRole("heading", { name: "como podemos ajudar?" }).waitFor();
      await waitUntilMounted(page, "yy-smooth-scroll.help-index");
      await page.getByRole("link", { name: "envio e devolução" }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("envio");
      expect(new URL(page.url()).hash).toBe("#envio");
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });
  });
});

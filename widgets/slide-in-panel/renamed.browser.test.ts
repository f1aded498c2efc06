import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const head = '<style nonce="{{nonce}}">:root { --yy-duration-slow: 50ms }</style>';
const rename = (page: Page, tag: string) =>
  page.locator(tag).evaluate((element) => element.setAttribute("data-name", "tamanhos"));

describe("an open layer that a script makes another one", () => {
  const demo = useDemo();

  async function open(tag: string): Promise<Page> {
    demo.server.addPage("/t", {
      head,
      body: `<main><h1>achados</h1><button type="button" data-yy-open="filtros">filtrar</button>
        <button type="button" data-yy-open="tamanhos">tamanhos</button>
        <${tag} data-name="filtros" data-label="filtros"><p>cor</p></${tag}></main>`,
    });
    const page = await demo.open("/t");
    await waitUntilMounted(page, tag);
    await page.getByRole("button", { name: "filtrar" }).click();
    await page.getByRole("dialog").waitFor();
    return page;
  }

  it.each(["yy-slide-in-panel", "yy-modal"])(
    "is closed, and opens by its name: %s",
    async (tag) => {
      const page = await open(tag);
      await rename(page, tag);
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("filtrar");
      expect(await page.getAttribute("body", "data-yy-panel-open")).toBe(null);
      await page.getByRole("button", { name: "tamanhos" }).click();
      await page.getByRole("dialog").waitFor();
      expect(await seenErrors(page)).toEqual([]);
    },
  );

  it("leaves no step to the panel that it was", async () => {
    const page = await open("yy-slide-in-panel");
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#filtros");
    await rename(page, "yy-slide-in-panel");
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
    await page.getByRole("button", { name: "tamanhos" }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#tamanhos");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.pathname)).not.toBe("/t");
  });
});

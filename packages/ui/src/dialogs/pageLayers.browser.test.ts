import { useDemo } from "@yy/testing";
import { waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const head = `<style nonce="{{nonce}}">
  #captcha { position: fixed; z-index: 2000000000; inset: 20px auto auto 20px; inline-size: 300px; block-size: 200px; background: #fff }
  yy-modal::part(dialog) { padding: 40px; border: 10px solid }
</style>`;

const dialog = (tag: string, attributes: string) => `<main><a href="/busca" id="behind">busca</a>
  <button type="button" data-yy-open="entrar" id="opener">entrar</button></main>
  <${tag} data-name="entrar" data-label="entrar" ${attributes}><input name="email"><button type="button">continuar</button></${tag}>`;

describe("a layer that the page puts over itself while a dialog is open", () => {
  const demo = useDemo();

  async function open(tag: string, attributes = ""): Promise<Page> {
    demo.server.addPage("/t", { head, body: dialog(tag, attributes) });
    const page = await demo.open("/t");
    await waitUntilMounted(page, tag);
    await page.locator("#opener").press("Enter");
    await waitForState(page, tag, "open");
    return page;
  }

  /** As the script of a captcha does, or that of a bank. */
  const challenge = (page: Page) =>
    page.evaluate(() => {
      const captcha = document.createElement("div");
      captcha.id = "captcha";
      captcha.innerHTML = "<button type=button>não sou um robô</button>";
      captcha.querySelector("button")?.addEventListener("click", () => {
        document.title = "humano";
      });
      document.body.append(captcha);
    });
  const isOpen = (page: Page, tag: string) => page.locator(`${tag}:state(open)`).count();
  const gone = (page: Page, tag: string) =>
    expect.poll(() => page.locator(`${tag}:is(:state(open), :state(closing))`).count()).toBe(0);

  it.each(["yy-modal", "yy-slide-in-panel"])("can be used over a %s that says so", async (tag) => {
    const page = await open(tag, 'data-layer="page"');
    await page.locator("input").fill("ana@exemplo.com");
    await challenge(page);
    await page.getByText("não sou um robô").click({ timeout: 2000 });
    expect([await page.title(), await isOpen(page, tag)]).toEqual(["humano", 1]);
    // Its own Escape.
    await page.keyboard.press("Escape");
    expect(await isOpen(page, tag)).toBe(1);
    await page.evaluate(() => document.querySelector("#captcha")?.remove());
    await page.getByText("continuar").click();
    await page.keyboard.press("Escape");
    await gone(page, tag);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("opener");
    expect(await page.locator("[inert]").count()).toBe(0);
    await page.locator("#behind").click({ trial: true, timeout: 2000 });
  });

  it("leaves the page behind a dialog that says so out of reach, and in its place", async () => {
    const page = await open("yy-modal", 'data-layer="page"');
    await expect(page.locator("#behind").click({ trial: true, timeout: 500 })).rejects.toThrow();
    await page.locator("#behind").focus();
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe("behind");
    expect(
      await page.locator("yy-modal dialog").evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        return [Math.round(left - (innerWidth - right)), Math.round(top - (innerHeight - bottom))];
      }),
    ).toEqual([0, 0]);
    await page.locator("yy-modal dialog").focus();
    await page.keyboard.press("Escape");
    await gone(page, "yy-modal");
  });

  it.each(["", 'data-layer="page"'])(
    "closes nothing when it or the dialog's edge is pressed: %s",
    async (attributes) => {
      const page = await open("yy-modal", attributes);
      await challenge(page);
      await page.mouse.click(200, 150);
      const box = await page.locator("yy-modal dialog").boundingBox();
      if (!box) throw new Error("the dialog is not shown");
      await page.mouse.click(box.x + 5, box.y + 5);
      await page.mouse.click(box.x + 25, box.y + 25);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(await page.locator("yy-modal:state(closing)").count()).toBe(0);
      expect(await isOpen(page, "yy-modal")).toBe(1);
      await page.mouse.click(5, 500);
      await gone(page, "yy-modal");
    },
  );

  it("is let in again only once the last of two dialogs has closed", async () => {
    const two = `<main><button type="button" data-yy-open="entrar" id="opener">entrar</button></main>
      <yy-modal data-name="entrar" data-label="entrar" data-layer="page"><button type="button" data-yy-open="conta">conta</button></yy-modal>
      <yy-modal data-name="conta" data-label="conta" data-layer="page"><button type="button" data-yy-close="entrar">voltar</button></yy-modal>`;
    demo.server.addPage("/t", { head, body: two });
    const page = await demo.open("/t");
    await waitUntilMounted(page, "yy-modal");
    await page.locator("#opener").press("Enter");
    await page.getByText("conta").press("Enter");
    const inert = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("[inert]")].map(({ localName }) => localName),
      );
    await expect.poll(inert).toContain("yy-modal");
    // The one below closes first.
    await page.getByText("voltar").press("Enter");
    await expect.poll(() => isOpen(page, "yy-modal")).toBe(1);
    await expect.poll(inert).toContain("main");
    await page.keyboard.press("Escape");
    await expect.poll(inert).toEqual([]);
  });
});

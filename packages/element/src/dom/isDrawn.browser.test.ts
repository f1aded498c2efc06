import { useDemo } from "@yy/testing";
import { flavour } from "@yy/testing/flavour";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

describe("what counts is what is drawn", () => {
  const demo = useDemo();

  async function open(body: string, css = "", signedInAs?: number): Promise<Page> {
    const head = `<style nonce="{{nonce}}">.away { display: none !important } ${css}</style>`;
    demo.server.addPage("/pagina", { flavour, head, body: `<main>${body}</main>` });
    return demo.open("/pagina", signedInAs === undefined ? {} : { signedInAs });
  }

  const gate = (inside: string) =>
    `<yy-session-gate data-when="signed-in">${inside}</yy-session-gate>`;
  const next = (page: Page) => page.getByRole("button", { name: "próximo" });
  const indicator = (page: Page) => page.locator("[part=indicator]").textContent();

  it("slides that CSS hides, also once it shows them", async () => {
    const page = await open('<yy-slider><p>um</p><p class="away">dois</p><p>três</p></yy-slider>');
    await waitUntilMounted(page, "yy-slider");
    await expect.poll(() => indicator(page)).toBe("1/2");
    await next(page).click();
    await page.locator("[aria-live]").getByText("2 de 2: três").waitFor({ state: "attached" });
    await page.locator(".away").evaluate((it) => it.classList.remove("away"));
    await expect.poll(() => indicator(page)).toBe("3/3");
    await page.getByText("três", { exact: true }).evaluate((it) => it.classList.add("away"));
    await expect.poll(() => indicator(page)).toMatch(/\/2$/);
  });

  it("what is for members is no slide and is not read out to a visitor", async () => {
    const slides = `<p>um</p>${gate("<div><h2>só para quem entrou</h2></div>")}
      <div>${gate('<h2>preço de membro</h2><img src="/photos/marina/avatar-1/96x96.jpg" alt="foto de membro">')}dois</div>`;
    const page = await open(`<yy-slider>${slides}</yy-slider>`);
    await waitUntilMounted(page, "yy-slider");
    await expect.poll(() => indicator(page)).toBe("1/2");
    await next(page).click();
    await page.locator("[aria-live]").getByText("2 de 2: dois").waitFor({ state: "attached" });
    expect(await seenErrors(page)).toEqual([]);
  });

  it("what is for members is a slide as wide as the others for them", async () => {
    const page = await open(
      `<yy-slider><p>um</p>${gate("<div><h2>só para quem entrou</h2></div>")}</yy-slider>`,
      "main { inline-size: 400px }",
      1,
    );
    await waitUntilMounted(page, "yy-slider");
    await expect.poll(() => indicator(page)).toBe("1/2");
    await next(page).click();
    const text = page.getByRole("heading", { name: "só para quem entrou" });
    await expect.poll(async () => (await text.boundingBox())?.width).toBe(400);
    await page
      .locator("[aria-live]")
      .getByText("2 de 2: só para quem entrou")
      .waitFor({ state: "attached" });
  });

  const tabs = (attributes: readonly string[]) =>
    `<yy-tabs><p data-part="list">${attributes.map((it, at) => `<button ${it}>aba ${at}</button>`).join("")}</p>
    ${attributes.map((_, at) => `<p data-part="panel">painel ${at}</p>`).join("")}</yy-tabs>`;

  it("tabs that CSS hides are passed over by keys, and their panel does not show", async () => {
    const page = await open(tabs(['class="away"', "", 'class="away"', 'class="later"']));
    await waitUntilMounted(page, "yy-tabs");
    await expect.poll(() => page.getByText("painel 1").isVisible()).toBe(true);
    await page.getByRole("tab", { name: "aba 1" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.getByText("painel 3").isVisible()).toBe(true);
    await page.locator(".later").evaluate((it) => it.classList.add("away"));
    await expect.poll(() => page.getByText("painel 1").isVisible()).toBe(true);
  });

  it("rows of messages that a filter of the page hides are not selected with all", async () => {
    const row = (id: number, attributes = "") =>
      `<li data-message-id="default$$$${id}" ${attributes}><label><input type="checkbox"> ${id}</label></li>`;
    const page =
      await open(`<yy-message-list><label><input type="checkbox" data-part="select-all"> todas</label>
      <ul data-part="messages">${row(1)}${row(2, 'class="away"')}${row(3)}</ul></yy-message-list>`);
    await waitUntilMounted(page, "yy-message-list");
    await page.getByLabel("todas").check();
    const checked = () =>
      page
        .locator("li input")
        .evaluateAll((all) => all.map((it) => (it as HTMLInputElement).checked));
    await expect.poll(checked).toEqual([true, false, true]);
    expect(await page.getByLabel("todas").isChecked()).toBe(true);
  });
});

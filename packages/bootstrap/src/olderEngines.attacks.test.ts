import { holdRequests, sharePage, useDemo } from "@yy/testing";
import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { engines, type FeatureName } from "./testing/olderBrowser/features";
import { useOlderBrowser } from "./testing/olderBrowser/useOlderBrowser";

describe("what depends most on the browser's age (docs/browsers.md)", () => {
  const demo = useDemo();
  const older = useOlderBrowser(demo);

  const drive = (lost: readonly FeatureName[], flavour: "react" | "lite") => {
    const page = sharePage(demo, () => older.open(lost, { flavour, reducedMotion: "reduce" }));

    async function show(html: string): Promise<void> {
      await older.forget(page());
      await page().evaluate((markup) => {
        const main = document.querySelector("main");
        main?.replaceChildren(document.createRange().createContextualFragment(markup));
      }, html);
    }
    const noDefects = async () => expect(await older.defects(page())).toEqual([]);
    const isShown = (selector: string) => page().locator(selector).isVisible();

    /**
     * Shows a message while a dialog is open. Without popovers it cannot be above the dialog, and
     * must stay longer than its 100 ms.
     */
    async function flashUnderDialog(): Promise<Locator> {
      await page().evaluate(() => window.YY.flash("mensagem enviada"));
      const message = page().locator("[part=text]", { hasText: "mensagem enviada" });
      await message.waitFor();
      if (lost.includes("popover")) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        expect(await message.count()).toBe(1);
      }
      return message;
    }

    it("yy-popover opens beside its trigger, above the page, and closes", async () => {
      await show(`<yy-popover data-trigger="click"><button data-part="trigger">como medir?</button>
        <span data-part="content">com a peça <b>deitada</b>.</span></yy-popover><p class="above">abaixo</p>`);
      const trigger = page().getByRole("button", { name: "como medir?" });
      await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("false");
      expect(await isShown("[data-part=content]")).toBe(false);
      await trigger.click();
      // A trial click reaches it, so nothing covers it.
      await page().locator("b").click({ trial: true });
      const [above, below] = await Promise.all([
        trigger.boundingBox(),
        page().locator("[data-part=content]").boundingBox(),
      ]);
      const bottom = (above?.y ?? 0) + (above?.height ?? 0);
      expect(below?.y).toBeGreaterThanOrEqual(bottom);
      expect(below?.y).toBeLessThan(bottom + 20);
      await page().keyboard.press("Escape");
      await expect.poll(() => isShown("[data-part=content]")).toBe(false);
      await noDefects();
    });

    it("yy-select lets choose by pointer and by keyboard, its list above the page", async () => {
      await show(`<yy-select><select aria-label="cor"><option>azul</option><option>verde</option></select></yy-select>
        <p class="above">abaixo</p>`);
      const chosen = () => page().locator("select").inputValue();
      await page().locator("[part=control]").click();
      await page().getByRole("option", { name: "verde" }).click();
      await expect.poll(chosen).toBe("verde");
      await expect.poll(() => page().getByRole("option").count()).toBe(0);
      for (const key of ["ArrowDown", "Home", "Enter"]) await page().keyboard.press(key);
      await expect.poll(chosen).toBe("azul");
      await noDefects();
    });

    it("yy-slider has its buttons beneath its slides", async () => {
      await show("<yy-slider><p>um</p><p>dois</p></yy-slider>");
      await page().getByRole("button", { name: "próximo" }).click();
      await page().getByText("2/2").waitFor();
      const [controls, slide] = await Promise.all([
        page().locator("[part=controls]").boundingBox(),
        page().getByText("dois", { exact: true }).boundingBox(),
      ]);
      expect(controls?.y).toBeGreaterThanOrEqual((slide?.y ?? 0) + (slide?.height ?? 0));
      await noDefects();
    });

    it("yy-slider goes to a slide whose link Tab comes to", async () => {
      await show(`<yy-slider><p><a href="#a">um</a></p><p><a href="#b">dois</a></p></yy-slider>`);
      await page().locator("yy-slider [part=controls]").waitFor();
      await page().getByText("um", { exact: true }).focus();
      await page().keyboard.press("Tab");
      const isOnNext = () =>
        page()
          .locator("yy-slider a")
          .last()
          .evaluate((link) => link.matches(":focus"));
      expect(await isOnNext()).toBe(lost.includes("inert"));
      if (lost.includes("inert")) await page().getByText("2/2").waitFor();
      await noDefects();
    });

    it("yy-message-list deletes a message, whose row can be reached meanwhile only without inert", async () => {
      const row = (id: string) =>
        `<li data-message-id="${id}" data-read="false"><input type="checkbox" aria-label="${id}"></li>`;
      await show(`<yy-message-list><p data-part="toolbar"><button data-part="delete">apagar</button></p>
        <ul data-part="messages">${row("default$$$201")}${row("default$$$203")}</ul></yy-message-list>`);
      const release = await holdRequests(page(), "**/api/inbox/messages*");
      const row201 = page().locator("[data-message-id='default$$$201']");
      const reachesFocus = () =>
        row201.locator("input").evaluate((box) => {
          box.focus();
          return box.matches(":focus");
        });
      await page().locator("yy-message-list:defined").waitFor();
      await row201.locator("input").check();
      await page().getByRole("button", { name: "apagar" }).click();
      await expect.poll(() => row201.evaluate((it) => getComputedStyle(it).opacity)).toBe("0");
      expect(await reachesFocus()).toBe(lost.includes("inert"));
      release();
      await expect.poll(() => page().locator("[data-message-id]").count()).toBe(1);
      await noDefects();
    });

    it("yy-tabs puts panels away that the page displays, and shows the one of a chosen tab", async () => {
      await show(`<yy-tabs><p data-part="list"><button>um</button><button>dois</button></p>
        <p class="shown" data-part="panel">primeiro</p><p class="shown" data-part="panel">segundo</p></yy-tabs>`);
      await page().getByRole("tab", { name: "dois" }).waitFor();
      const isSeen = (text: string) =>
        page()
          .getByText(text)
          .evaluate((panel) => panel.clientHeight > 0);
      await expect.poll(() => isSeen("segundo")).toBe(false);
      await page().getByRole("tab", { name: "dois" }).click();
      await expect.poll(() => isSeen("segundo")).toBe(true);
      expect(await isSeen("primeiro")).toBe(false);
      await noDefects();
    });

    it("yy-tabs begins with the panel that the address names", async () => {
      await page().evaluate(() => history.replaceState(null, "", "#dois"));
      await show(`<yy-tabs><p data-part="list"><button>um</button><button>dois</button></p>
        <p data-part="panel">primeiro</p><p data-part="panel" id="dois">segundo</p></yy-tabs>`);
      await expect.poll(() => isShown("[role=tabpanel]#dois")).toBe(true);
      await page().evaluate(() => history.replaceState(null, "", location.pathname));
      await noDefects();
    });

    it("yy-voucher-options shows what belongs to the option", async () => {
      await show(`<yy-voucher-options><label><input type="radio" name="v" value="accept" data-part="option" checked> sim</label>
        <label><input type="radio" name="v" value="counter" data-part="option"> outra</label>
        <p data-part="counter-price"><input name="price" aria-label="preço"></p></yy-voucher-options>`);
      await expect.poll(() => isShown("[data-part=counter-price]")).toBe(false);
      await page().getByLabel("outra").click();
      await page().getByLabel("preço").fill("12");
      await noDefects();
    });

    it("yy-purchase-rating sends the value of the button that was pressed", async () => {
      const path = "/compras/7/avaliacao";
      await show(`<yy-purchase-rating><div data-part="panel"><form action="${path}" method="post">
        <button name="rating[value]" value="5">ótimo</button></form></div></yy-purchase-rating>`);
      demo.server.failNext({ path, status: 201, body: "" });
      await page().locator("yy-purchase-rating [part=thanks]").waitFor({ state: "attached" });
      await page().getByRole("button", { name: "ótimo" }).click();
      await page().getByText("obrigado pela avaliação!").waitFor();
      const sent = demo.server.requests.filter((request) => request.path === path).at(-1);
      expect(JSON.stringify(sent?.body)).toContain('"5"');
      await noDefects();
    });

    it("yy-flash stays calm when something opens, and keeps what a dialog covers until it has closed", async () => {
      await show(`<yy-flash data-duration="100"></yy-flash><details><summary>medidas</summary>40 cm</details>
        <yy-modal data-name="ajuda"><h2>ajuda</h2><button data-yy-close>entendi</button></yy-modal>`);
      await expect.poll(() => page().locator("yy-flash [role=status]").count()).toBe(1);
      await page().getByText("medidas").click();
      await expect.poll(() => page().evaluate(() => window.YY.open("ajuda"))).toBe(true);
      const close = page().getByRole("button", { name: "entendi" });
      await page().locator('yy-modal [data-phase="open"]').waitFor();
      const message = await flashUnderDialog();
      await close.click();
      await expect.poll(() => message.count()).toBe(0);
      await noDefects();
    });

    it("yy-flash keeps what a dialog of the page's own covers until it has closed", async () => {
      await show('<yy-flash data-duration="100"></yy-flash><dialog id="own">uma janela</dialog>');
      await expect.poll(() => page().locator("yy-flash [role=status]").count()).toBe(1);
      const dialog = page().locator("#own");
      await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
      const message = await flashUnderDialog();
      await dialog.evaluate((element: HTMLDialogElement) => element.close());
      await expect.poll(() => message.count()).toBe(0);
      await noDefects();
    });

    it.each([
      ["yy-star-rating", '<label>nota <input type="number" name="nota" max="5"></label>', "label"],
      ["yy-tag-editor", '<label>marcas <input name="tags"></label>', "[part=box]"],
      [
        "yy-select",
        '<select aria-label="cores" multiple><option>azul</option></select>',
        "[part=control]",
      ],
    ])("%s shows that it has the focus", async (tag, field, ring) => {
      await show(`<button>antes</button><${tag}>${field}</${tag}>`);
      await page().locator(`${tag} [part]`).first().waitFor();
      await page().getByText("antes").focus();
      await page().keyboard.press("Tab");
      const outlines = () =>
        page()
          .locator(`${tag} ${ring}`)
          .evaluateAll((rings) => rings.map((each) => getComputedStyle(each).outlineStyle));
      await expect.poll(outlines).toContain("solid");
      await noDefects();
    });
  };

  for (const [name, lost] of Object.entries(engines))
    describe(`as in ${name}`, () => drive(lost, "react"));
  // Preact writes attributes and properties differently, so it is driven in the browser that lacks
  // most.
  const most = "Firefox before 121";
  describe(`as in ${most}, on Preact`, () => drive(engines[most] ?? [], "lite"));
});

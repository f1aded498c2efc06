import { holdRequests, useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { descriptionOf, field, messagesOn, sendButton, useFormFixture } from "./testing/formOnPage";

const email = field("e-mail", 'name="user[email]" data-patterns="isNonEmpty"');
const nickname = field("apelido", 'name="nick"');
const price =
  '<yy-mask data-mask="money" data-unmasked-name="product[price]"><label for="price">preço</label> <input id="price" value="1"></yy-mask>';
const rating = (type: string) =>
  `<label for="rating">nota</label><yy-star-rating><input id="rating" type="${type}" name="rating" data-patterns="isNonEmpty"></yy-star-rating>`;
const tags = (type: string) =>
  `<label for="tags">tags</label><yy-tag-editor><input id="tags" type="${type}" name="tags" aria-label="tags" data-patterns="isNonEmpty"></yy-tag-editor>`;

describe("yy-form: a refusal", () => {
  const demo = useDemo();
  const showForm = useFormFixture(demo);
  const button = (page: Page) => page.getByRole("button", { name: "enviar" });
  const live = (page: Page) => page.locator("yy-form [aria-live=polite]");
  const alert = (page: Page) => page.locator("yy-form [part=errors]").textContent();
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
  const refuse = (errors: Record<string, string>) =>
    demo.server.failNext({ path: "/receber", status: 422, body: JSON.stringify(errors) });
  /** The form of these fields, which sends itself. */
  const fetching = (fields: string) =>
    showForm(fields + sendButton, { attributes: 'data-submit="fetch"' });
  const onSubmit = (fields: string) =>
    showForm(fields, { attributes: "data-validate-on-submit data-scroll-to-error" });
  const deepFocus = (page: Page) =>
    page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return `${active?.getRootNode() instanceof ShadowRoot ? document.activeElement?.localName : ""} ${active?.getAttribute("aria-label") ?? active?.id}`.trim();
    });

  describe("by the server", () => {
    it("of a masked field is shown, focused and taken back on the field that the visitor sees", async () => {
      const page = await fetching(price + nickname);
      await waitUntilMounted(page, "yy-mask");
      refuse({ price: "é baixo demais" });
      await button(page).click();
      await expect.poll(() => messagesOn(page)).toEqual(["é baixo demais"]);
      expect(await descriptionOf(page, "#price")).toBe("é baixo demais");
      expect(await page.locator("#price").getAttribute("aria-invalid")).toBe("true");
      expect(await focused(page)).toBe("price");
      const box = await page.locator("[data-yy-message]").boundingBox();
      expect(box?.height).toBeGreaterThan(0);
      await page.keyboard.type("2");
      expect(await messagesOn(page)).toEqual([]);
      expect(await page.locator("#price").getAttribute("aria-invalid")).toBeNull();
    });

    it("of a hidden field stands in the form's alert, which names it, until the next input", async () => {
      const page = await fetching(
        `<input type="hidden" name="order[plan]" value="7" aria-label="plano">${nickname}`,
      );
      refuse({ plan: "acabou ontem" });
      await button(page).click();
      await expect.poll(() => alert(page)).toBe("plano: acabou ontem");
      expect(await messagesOn(page)).toEqual([]);
      await page.locator("#apelido").fill("ana");
      await expect.poll(() => alert(page)).toBe("");
    });

    it("is read out where the focus stays with what the visitor is typing", async () => {
      const page = await fetching(
        `${email.replace("data-patterns", 'value="ana@loja.com" data-was')}${field("cep", 'name="cep"')}${nickname}`,
      );
      const release = await holdRequests(page, "**/receber");
      refuse({ email: "já está em uso", cep: "não atendemos aí" });
      await button(page).click();
      await page.locator("#apelido").focus();
      await page.keyboard.type("a");
      release();
      await expect
        .poll(() => live(page).textContent())
        .toBe("e-mail: já está em uso. cep: não atendemos aí");
      expect(await focused(page)).toBe("apelido");
    });
  });

  describe("by the rules", () => {
    it("is read out when Enter is pressed in the invalid field itself, each time", async () => {
      const page = await showForm(email + sendButton);
      await page.locator("#e-mail").press("Enter");
      await expect.poll(() => live(page).textContent()).toBe("e-mail: não pode ficar em branco");
      await live(page).evaluate((region) => {
        new MutationObserver(() => {
          region.setAttribute("data-read", region.textContent);
        }).observe(region, { childList: true, characterData: true, subtree: true });
      });
      await page.locator("#e-mail").press("Enter");
      await expect
        .poll(() => live(page).getAttribute("data-read"))
        .toBe("e-mail: não pode ficar em branco");
    });

    it("of a field that nothing is drawn for stands in the form's alert, which names it", async () => {
      const page = await onSubmit(
        `<input type="hidden" id="plan" name="plan" aria-label="plano" data-patterns="isNonEmpty">${nickname}${"<p>texto</p>".repeat(60)}${sendButton}`,
      );
      await button(page).click();
      await expect.poll(() => alert(page)).toBe("plano: não pode ficar em branco");
      await expect
        .poll(async () => (await page.locator("yy-form [part=errors]").boundingBox())?.y)
        .toBeGreaterThanOrEqual(0);
      expect(await messagesOn(page)).toEqual([]);
      await page.locator("#plan").evaluate((input: HTMLInputElement) => {
        input.value = "7";
        input.dispatchEvent(new Event("change", { bubbles: true }));
      });
      await expect.poll(() => alert(page)).toBe("");
    });

    it.each(["text", "hidden"])("leads to the stars that replace an input of %s", async (type) => {
      const page = await onSubmit(rating(type) + sendButton);
      await waitUntilMounted(page, "yy-star-rating");
      await button(page).click();
      expect(await deepFocus(page)).toBe("yy-star-rating 1 estrela");
      await expect.poll(() => messagesOn(page)).toEqual(["não pode ficar em branco"]);
      await page.keyboard.press("3");
      await expect.poll(() => messagesOn(page)).toEqual([]);
    });

    it.each(["text", "hidden"])("leads to the tags that replace an input of %s", async (type) => {
      const page = await onSubmit(tags(type) + sendButton);
      await waitUntilMounted(page, "yy-tag-editor");
      await button(page).click();
      expect(await deepFocus(page)).toBe("yy-tag-editor tags");
      await expect.poll(() => messagesOn(page)).toEqual(["não pode ficar em branco"]);
      await page.keyboard.type("azul,");
      await expect.poll(() => messagesOn(page)).toEqual([]);
    });
  });

  describe("leads to a field that is not in view:", () => {
    it("in another tab", async () => {
      const page = await onSubmit(`<yy-tabs><div data-part="list">
        <button type="button">um</button><button type="button">dois</button></div>
        <div data-part="panel">nada</div><div data-part="panel">${email}</div></yy-tabs>${sendButton}`);
      await waitUntilMounted(page, "yy-tabs");
      await button(page).click();
      expect(await focused(page)).toBe("e-mail");
      expect(await page.locator("#e-mail").isVisible()).toBe(true);
      expect(await page.getByRole("tab", { name: "dois" }).getAttribute("aria-selected")).toBe(
        "true",
      );
    });

    it("in a closed part of an accordion, which closes the other", async () => {
      const page = await onSubmit(`<yy-accordion><details open><summary>um</summary>nada</details>
        <details id="two"><summary>dois</summary>${email}</details></yy-accordion>${sendButton}`);
      await waitUntilMounted(page, "yy-accordion");
      await button(page).click();
      expect(await focused(page)).toBe("e-mail");
      await expect
        .poll(() => page.locator("details[open]").evaluateAll((all) => all.map(({ id }) => id)))
        .toEqual(["two"]);
    });

    it("in what the browser shows when it is found", async () => {
      const page = await onSubmit(
        `<div id="more" hidden="until-found">${email}</div>${sendButton}`,
      );
      await button(page).click();
      expect(await focused(page)).toBe("e-mail");
      expect(await page.locator("#more").getAttribute("hidden")).toBeNull();
    });

    it.each([
      ["yy-modal", "modal"],
      ["yy-slide-in-panel", "panel"],
    ])("in a closed %s", async (tag, word) => {
      const page = await onSubmit(
        `<${tag} data-name="more" data-label="mais">${email}</${tag}>${sendButton}`,
      );
      await waitUntilMounted(page, tag);
      await button(page).click();
      await expect.poll(() => focused(page)).toBe("e-mail");
      await page.locator(`${tag}:state(open)`).waitFor();
      expect([await focused(page), word]).toEqual(["e-mail", word]);
      expect(await page.locator("#e-mail").isVisible()).toBe(true);
    });
  });

  it("is as clear before the widgets around the fields have started as after", async () => {
    demo.server.addPage("/formulario", {
      body: `<yy-form data-validate-on-submit><form>
        <yy-mask id="mask" data-mask="money"><label for="p">preço</label> <input id="p" data-patterns="isNonEmpty,minValue:10"></yy-mask>
        <yy-letter-counter id="counter"><label for="n">nome</label> <input id="n" data-patterns="isNonEmpty"></yy-letter-counter>
        ${sendButton}</form></yy-form>`,
    });
    const releases: (() => void)[] = [];
    const page = await demo.open("/formulario", {
      prepare: async (fresh) => {
        for (const late of ["mask", "letter-counter"])
          releases.push(await holdRequests(fresh, `**/chunks/${late}-*`));
      },
    });
    await waitUntilMounted(page, "yy-form");
    await page.locator("#p").fill("9,99");
    await button(page).click();
    await expect
      .poll(() => messagesOn(page))
      .toEqual(["deve ser maior do que R$ 10,00", "não pode ficar em branco"]);
    for (const release of releases) release();
    await waitUntilMounted(page, "yy-mask");
    await waitUntilMounted(page, "yy-letter-counter");
    const anchors = () =>
      page
        .locator("[data-yy-message]")
        .evaluateAll((notes) => notes.map((note) => note.previousElementSibling?.id));
    expect(await anchors()).toEqual(["mask", "counter"]);
    await page.locator("#counter").evaluate((it) => it.replaceWith(...it.childNodes));
    await expect.poll(anchors).toEqual(["mask", "n"]);
    expect(await seenErrors(page)).toEqual([]);
  });
});

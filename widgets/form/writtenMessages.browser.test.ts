import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { descriptionOf, messagesOn, sendButton, useFormFixture } from "./testing/formOnPage";

/** A field with a message of the server's, as the gem writes them. */
const refused = (id: string, message: string, attributes = "") =>
  `<p><label for="${id}">${id}</label> <input id="${id}" name="${id}" ${attributes} aria-invalid="true" aria-describedby="${id}-hint ${id}_message"><span
    id="${id}_message" data-yy-message>${message}</span></p><p id="${id}-hint">dica</p>`;
const ofForm = '<div id="rest" role="alert" data-yy-message><p>a lojinha está fechada</p></div>';

describe("yy-form: messages that the server has written into the page", () => {
  const demo = useDemo();
  const showForm = useFormFixture(demo);
  const seen = async (page: Page) => {
    const texts = await messagesOn(page);
    const visible = await Promise.all(
      texts.map((_, index) => page.locator("[data-yy-message]").nth(index).isVisible()),
    );
    return texts.filter((_, index) => visible[index]);
  };

  it("stay where they are, and do not keep the visitor from sending", async () => {
    const page = await showForm(
      ofForm + refused("nome", "já está em uso", 'value="ana"') + sendButton,
    );
    expect(await seen(page)).toEqual(["a lojinha está fechada", "já está em uso"]);
    expect(await descriptionOf(page, "#nome")).toBe("dica já está em uso");
    expect(await page.locator("#nome").getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByRole("button").isDisabled()).toBe(false);
  });

  it("leave with the next input of their field, those of the whole form with any", async () => {
    const page = await showForm(
      ofForm + refused("nome", "já está em uso") + refused("cpf", "é de outra pessoa"),
    );
    await page.locator("#cpf").fill("1");
    expect(await seen(page)).toEqual(["já está em uso"]);
    expect(await descriptionOf(page, "#cpf")).toBe("dica");
    expect(await page.locator("#cpf").getAttribute("aria-invalid")).toBeNull();
    expect(await page.locator("#nome").getAttribute("aria-invalid")).toBe("true");
  });

  it("give way to what a rule says of the field", async () => {
    const page = await showForm(
      refused("nome", "já está em uso", 'value="ana" data-patterns="minLength:3"'),
    );
    await page.locator("#nome").fill("an");
    await page.locator("#nome").blur();
    expect(await seen(page)).toEqual(["é muito curto (mínimo: 3 caracteres)"]);
    expect(await descriptionOf(page, "#nome")).toBe("dica é muito curto (mínimo: 3 caracteres)");
  });

  it("are back when the tag leaves", async () => {
    const page = await showForm(ofForm + refused("nome", "já está em uso"));
    await page.locator("#nome").fill("ana");
    await page.locator("yy-form").evaluate((tag) => tag.replaceWith(...tag.childNodes));
    await expect.poll(() => seen(page)).toEqual(["a lojinha está fechada", "já está em uso"]);
    expect(await descriptionOf(page, "#nome")).toBe("dica já está em uso");
    expect(await page.locator("#nome").getAttribute("aria-invalid")).toBe("true");
  });

  it("stand in the room that is kept for messages", async () => {
    const heightOf = (page: Page) =>
      page.locator("#f > p:first-of-type").evaluate((row) => row.getBoundingClientRect().height);
    const patterns = 'data-patterns="isNonEmpty" style="display: block"';
    const page = await showForm(refused("nome", "já está em uso", patterns));
    expect(await seen(page)).toEqual(["já está em uso"]);
    const withMessage = await heightOf(page);
    await page.locator("#nome").fill("ana");
    expect(await seen(page)).toEqual([]);
    expect(await heightOf(page)).toBe(withMessage);
  });

  it("do not mind the element that Rails puts around a field with errors", async () => {
    const around = (tag: string, control: string) =>
      tag.replace(">", `><div class="field_with_errors">${control}</div>`);
    const page = await showForm(
      [
        '<div class="field_with_errors"><label for="cpf">cpf</label></div>',
        around(
          '<yy-mask data-mask="cpf"></yy-mask>',
          '<input id="cpf" name="cpf" data-patterns="isValidCpf">',
        ),
        around("<yy-select></yy-select>", '<select name="uf" aria-label="uf"><option>SP</select>'),
        around("<yy-letter-counter></yy-letter-counter>", '<input name="a" aria-label="a">'),
        around("<yy-star-rating></yy-star-rating>", '<input name="nota" aria-label="nota">'),
        around("<yy-tag-editor></yy-tag-editor>", '<input name="tags" aria-label="tags">'),
      ].join(""),
    );
    await waitUntilMounted(
      page,
      "yy-mask, yy-select, yy-letter-counter, yy-star-rating, yy-tag-editor",
    );
    await page.locator("#cpf").pressSequentially("11111111111");
    await page.locator("#cpf").blur();
    expect(await page.locator("#cpf").inputValue()).toBe("111.111.111-11");
    expect(await seen(page)).toEqual(["não é um cpf válido"]);
    expect(await seenErrors(page)).toEqual([]);
  });
});

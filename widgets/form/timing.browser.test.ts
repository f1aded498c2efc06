import { useDemo } from "@yy/testing";
import { seenErrors } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import {
  descriptionOf,
  eventsOf,
  field,
  messagesOn,
  sendButton,
  useFormFixture,
} from "./testing/formOnPage";

const email = field("e-mail", 'name="user[email]" data-patterns="isNonEmpty,isValidEmail"');
const name = field("nome", 'name="user[name]" data-patterns="isNonEmpty"');

describe("yy-form: when it speaks", () => {
  const demo = useDemo();

  const showForm = useFormFixture(demo);
  const showInStillTime = useFormFixture(demo, [], { stoppedAt: Date.parse("2026-03-01T12:00Z") });

  it("shows nothing on fields that nobody has touched", async () => {
    const page = await showForm(email + name + sendButton);
    await page.locator("#e-mail").focus();
    await page.locator("#nome").focus();
    expect(await messagesOn(page)).toEqual([]);
    expect(await page.locator("[data-state]").count()).toBe(0);
    // Without a word of ours Chromium would tell screen readers of `setCustomValidity`: "invalid
    // entry".
    for (const field of ["#e-mail", "#nome"])
      expect(await page.locator(field).getAttribute("aria-invalid")).toBe("false");
  });

  it("reads a long form once for all masks that mount in it, however many tasks that takes", async () => {
    const row = (_: unknown, at: number) =>
      `<yy-mask data-mask="money" data-unmasked-name="cents[${at}]"><input name="price[${at}]" value="12.50"></yy-mask>`;
    const page = await showForm(Array.from({ length: 300 }, row).join("") + sendButton);
    await expect.poll(() => page.locator("input[type=hidden][name^=cents]").count()).toBe(300);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    const readings = await eventsOf(page, "yy:form-validated");
    expect(readings.length).toBeLessThanOrEqual(3);
  });

  it("shows an error on change at once, tied to the field", async () => {
    const page = await showForm(email + name + sendButton);
    await page.locator("#e-mail").fill("ana@");
    await page.locator("#e-mail").blur();
    expect(await messagesOn(page)).toEqual(["não é um email válido"]);
    expect(await descriptionOf(page, "#e-mail")).toBe("não é um email válido");
    expect(await page.locator("#e-mail").getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("#e-mail").getAttribute("data-state")).toBe("dirty invalid");
    expect(
      await page.locator("#e-mail").evaluate((input: HTMLInputElement) => input.validationMessage),
    ).toBe("não é um email válido");
  });

  it("waits 1000 ms after the last keystroke before it shows an error on input", async () => {
    const page = await showInStillTime(email + sendButton);
    await page.locator("#e-mail").focus();
    await page.keyboard.type("an");
    await page.clock.runFor(900);
    await page.keyboard.type("a");
    await page.clock.runFor(999);
    expect(await messagesOn(page)).toEqual([]);
    await page.clock.runFor(1);
    expect(await messagesOn(page)).toEqual(["não é um email válido"]);
  });

  it("takes an error away at once when the field is corrected", async () => {
    const page = await showInStillTime(email + sendButton);
    await page.locator("#e-mail").fill("ana@loja");
    await page.locator("#e-mail").blur();
    await page.locator("#e-mail").focus();
    await page.keyboard.press("End");
    await page.keyboard.type(".co");
    expect(await messagesOn(page)).toEqual([]);
    expect(await descriptionOf(page, "#e-mail")).toBe("");
    expect(await page.locator("#e-mail").getAttribute("aria-invalid")).toBeNull();
    expect(await page.locator("#e-mail").getAttribute("data-state")).toBe("dirty valid");
  });

  it("takes the old error away at once and shows the new one later", async () => {
    const page = await showInStillTime(email + sendButton);
    await page.locator("#e-mail").focus();
    await page.keyboard.type("a");
    await page.keyboard.press("Backspace");
    await page.clock.runFor(1000);
    expect(await messagesOn(page)).toEqual(["não pode ficar em branco"]);
    await page.keyboard.type("a");
    expect(await messagesOn(page)).toEqual([]);
    await page.clock.runFor(1000);
    expect(await messagesOn(page)).toEqual(["não é um email válido"]);
  });

  it("says an error once to a screen reader, with the field's name", async () => {
    const page = await showForm(email + sendButton);
    await page.locator("#e-mail").fill("ana@");
    await page.locator("#e-mail").blur();
    const live = page.locator("yy-form [aria-live=polite]");
    await expect.poll(() => live.textContent()).toBe("e-mail: não é um email válido");
    await page.locator("#e-mail").fill("ana@loja.com");
    await expect.poll(() => live.textContent()).toBe("");
  });

  it("tells the page after every validation, from mount on", async () => {
    const page = await showForm(email + sendButton);
    const [first] = await eventsOf(page, "yy:form-validated");
    expect(first?.detail).toEqual({
      valid: false,
      errors: { "user[email]": "não pode ficar em branco" },
    });
    await page.locator("#e-mail").fill("ana@loja.com");
    const all = await eventsOf(page, "yy:form-validated");
    expect(all.at(-1)?.detail).toEqual({ valid: true, errors: {} });
    await expect.poll(() => page.locator("yy-form:state(invalid)").count()).toBe(0);
  });

  it("says nothing while an input method is composing", async () => {
    const page = await showInStillTime(email + sendButton);
    await page.locator("#e-mail").focus();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Input.imeSetComposition", {
      text: "あ",
      selectionStart: 1,
      selectionEnd: 1,
    });
    await page.clock.runFor(2000);
    expect(await messagesOn(page)).toEqual([]);
    await devTools.send("Input.insertText", { text: "亜" });
    await page.clock.runFor(1000);
    expect(await messagesOn(page)).toEqual(["não é um email válido"]);
    expect(await page.locator("#e-mail").inputValue()).toBe("亜");
  });

  it("validates a field again when the field its rule looks at changes", async () => {
    const page = await showForm(
      field("senha", 'type="password" name="user[password]"') +
        field("de novo", 'type="password" name="again" data-patterns="isEqualsTo:user[password]"') +
        sendButton,
    );
    await page.locator("#senha").fill("segredo");
    await page.locator("#de-novo").fill("segred");
    await page.locator("#de-novo").blur();
    expect(await messagesOn(page)).toEqual(["os campos não são iguais"]);
    await page.locator("#senha").fill("segred");
    expect(await messagesOn(page)).toEqual([]);
    await page.locator("#senha").fill("outra");
    await page.locator("#senha").blur();
    expect(await messagesOn(page)).toEqual(["os campos não são iguais"]);
  });

  it("takes own texts per rule", async () => {
    const page = await showForm(
      field(
        "site",
        'name="site" data-patterns="isValidURL,minLength:30" data-message-is-valid-url="cole o endereço inteiro" data-message-min-length="endereço curto demais"',
      ) + sendButton,
    );
    await page.locator("#site").fill("loja.com");
    await page.locator("#site").blur();
    expect(await messagesOn(page)).toEqual(["cole o endereço inteiro"]);
    await page.locator("#site").fill("https://loja.com");
    await page.locator("#site").blur();
    expect(await messagesOn(page)).toEqual(["endereço curto demais"]);
  });

  it("goes back to untouched on reset", async () => {
    const page = await showForm(`${email}${sendButton}<button type="reset">limpar</button>`);
    await page.locator("#e-mail").fill("ana@");
    await page.locator("#e-mail").blur();
    await page.getByRole("button", { name: "limpar" }).click();
    await expect.poll(() => messagesOn(page)).toEqual([]);
    expect(await page.locator("#e-mail").getAttribute("data-state")).toBeNull();
    expect((await eventsOf(page, "yy:form-validated")).at(-1)?.detail.errors).toEqual({
      "user[email]": "não pode ficar em branco",
    });
  });

  describe("what a script of the page writes", () => {
    const email = field("e-mail", 'name="email" data-patterns="isNonEmpty,isValidEmail"');
    const write = (page: Page, text: string, event: string) =>
      page.locator("#e-mail").evaluate(
        (input: HTMLInputElement, [value, type]) => {
          input.value = value as string;
          input.dispatchEvent(new Event(type as string, { bubbles: true }));
        },
        [text, event],
      );
    const state = (page: Page) => page.locator("#e-mail").getAttribute("data-state");

    it.each(["input", "change"])(
      "says nothing of a field nobody has touched, with %s",
      async (event) => {
        const page = await showInStillTime(email + sendButton);
        for (const value of ["", "ana@", ""]) {
          await write(page, value, event);
          await page.clock.runFor(2_000);
          expect([await messagesOn(page), await state(page)]).toEqual([[], null]);
        }
        expect(await page.getByRole("button", { name: "enviar" }).isDisabled()).toBe(true);
      },
    );

    it.each(["input", "change"])(
      "goes on validating a field that the visitor has typed in, with %s",
      async (event) => {
        const page = await showInStillTime(email + sendButton);
        await page.locator("#e-mail").pressSequentially("ana@loja.com");
        await page.locator("#e-mail").blur();
        expect(await state(page)).toBe("dirty valid");
        await write(page, "", event);
        await page.clock.runFor(2_000);
        expect(await messagesOn(page)).toEqual(["não pode ficar em branco"]);
        expect(await state(page)).toBe("dirty invalid");
        await write(page, "ana@loja.com", event);
        expect([await messagesOn(page), await state(page)]).toEqual([[], "dirty valid"]);
      },
    );
  });

  it("tells the visitor who has emptied a drawn control", async () => {
    const page = await showForm(
      `<label for="s">cor</label><yy-select><select id="s" name="s" data-patterns="isSelected"><option value="">escolha</option><option selected>azul</option></select></yy-select>${sendButton}`,
    );
    await page.locator("yy-select:state(enhanced)").waitFor();
    await page.getByRole("combobox", { name: "cor" }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect.poll(() => messagesOn(page)).toEqual(["não pode ficar em branco"]);
  });

  it("writes amounts in reais inside a money mask, and as they are elsewhere", async () => {
    const page = await showForm(
      `<yy-mask data-mask="money">${field("preço", 'name="price" data-patterns="minValue:10"')}</yy-mask>` +
        field("largura", 'name="width" data-patterns="maxValue:2.5"') +
        sendButton,
    );
    await page.locator("#preço").fill("9,99");
    await page.locator("#preço").blur();
    await page.locator("#largura").fill("3");
    await page.locator("#largura").blur();
    expect(await messagesOn(page)).toEqual([
      "deve ser maior do que R$ 10,00",
      "deve ser menor do que 2,5",
    ]);
    expect(await seenErrors(page)).toEqual([]);
  });
});

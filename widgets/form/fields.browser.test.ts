import { useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import {
  eventsOf,
  field,
  messagesOn,
  openForm,
  sendButton,
  useFormFixture,
} from "./testing/formOnPage";

const onSubmit = { attributes: "data-validate-on-submit" };
const name = field("nome", 'name="nome" data-patterns="isNonEmpty"');

describe("yy-form: the fields", () => {
  const demo = useDemo();

  const showForm = useFormFixture(demo);
  const errorsOf = async (page: Page) =>
    (await eventsOf(page, "yy:form-validated")).at(-1)?.detail.errors;

  it("validates fields outside the form that name it, also those added later", async () => {
    const page = await showForm(name + sendButton, {
      outside: `<div id="outside">${field("cpf", 'form="f" name="cpf" data-patterns="isValidCpf"')}</div>`,
    });
    await page.locator("#cpf").fill("111.111.111-11");
    await page.locator("#cpf").blur();
    expect(await messagesOn(page)).toEqual(["não é um cpf válido"]);
    await page.locator("#outside").evaluate((element) => {
      const late = document.createElement("input");
      late.setAttribute("form", "f");
      late.name = "late";
      late.dataset.patterns = "isNonEmpty";
      element.append(late);
    });
    await page.locator("#nome").fill("ana");
    expect(Object.keys((await errorsOf(page)) ?? {})).toEqual(["cpf", "late"]);
  });

  it("sees fields that come and go, and rules that change", async () => {
    const page = await showForm(`${name}<div id="more"></div>${sendButton}`);
    await page.locator("#nome").fill("ana");
    expect(await page.getByRole("button").isDisabled()).toBe(false);
    await page.locator("#more").evaluate((element) => {
      const late = document.createElement("input");
      late.name = "late";
      late.dataset.patterns = "isNonEmpty";
      element.append(late);
    });
    await expect.poll(() => page.getByRole("button").isDisabled()).toBe(true);
    await page.locator("[name=late]").evaluate((input) => input.remove());
    await expect.poll(() => page.getByRole("button").isDisabled()).toBe(false);
    await page.locator("#nome").evaluate((input: HTMLElement) => {
      input.dataset.patterns = "minLength:10";
    });
    await expect
      .poll(() => errorsOf(page))
      .toEqual({ nome: "é muito curto (mínimo: 10 caracteres)" });
  });

  it("skips disabled fields, by themselves or by a fieldset, and validates them once enabled", async () => {
    const page = await showForm(
      `<fieldset disabled>${name}</fieldset>${field("cpf", 'name="cpf" disabled data-patterns="isNonEmpty"')}${sendButton}`,
    );
    expect(await errorsOf(page)).toEqual({});
    await page.locator("fieldset").evaluate((set: HTMLFieldSetElement) => {
      set.disabled = false;
    });
    await expect.poll(() => errorsOf(page)).toEqual({ nome: "não pode ficar em branco" });
    await page.locator("#cpf").evaluate((input: HTMLInputElement) => {
      input.disabled = false;
    });
    await expect
      .poll(async () => Object.keys((await errorsOf(page)) ?? {}))
      .toEqual(["nome", "cpf"]);
  });

  it("takes radios of one name as one field, with one message after the last", async () => {
    const page = await showForm(
      `<fieldset><legend>entrega</legend>
        <label><input type="radio" name="how" value="mail" data-patterns="isChecked"> correio</label>
        <label id="last"><input type="radio" name="how" value="hand"> em mãos</label></fieldset>${sendButton}`,
      onSubmit,
    );
    await page.getByRole("button").click();
    await expect.poll(() => messagesOn(page)).toEqual(["não pode ficar em branco"]);
    expect(
      await page.locator("[data-yy-message]").evaluate((note) => note.previousElementSibling?.id),
    ).toBe("last");
    await page.getByLabel("em mãos").check();
    await expect.poll(() => messagesOn(page)).toEqual([]);
  });

  it("validates a group whose first choice is disabled, and goes to one that is not", async () => {
    const page = await showForm(
      `<label><input type="radio" name="how" value="mail" disabled data-patterns="isChecked"> correio</label>
       <label><input type="radio" name="how" value="hand"> em mãos</label>${sendButton}`,
      onSubmit,
    );
    await page.getByRole("button").click();
    expect(await errorsOf(page)).toEqual({ how: "não pode ficar em branco" });
    const isFocused = page.getByLabel("em mãos").evaluate((it) => it === document.activeElement);
    expect(await isFocused).toBe(true);
    await page.getByLabel("em mãos").check();
    expect(await errorsOf(page)).toEqual({});
  });

  it("counts no choice that is disabled, because it is not sent", async () => {
    const page =
      await showForm(`<label><input type="checkbox" name="size[]" value="p" checked disabled> p</label>
       <label><input type="checkbox" name="size[]" value="m" data-patterns="minItems:1"> m</label>
       <select name="color" aria-label="cor" data-patterns="isSelected"><option value="azul" disabled selected>azul</option><option>rosa</option></select>${sendButton}`);
    expect(Object.keys((await errorsOf(page)) ?? {})).toEqual(["size[]", "color"]);
    await page.getByLabel("m", { exact: true }).check();
    await page.getByLabel("cor").selectOption("rosa");
    expect(await errorsOf(page)).toEqual({});
  });

  it("counts checked boxes and chosen options as items", async () => {
    const page =
      await showForm(`<label><input type="checkbox" name="size[]" value="p" data-patterns="minItems:2"> p</label>
       <label><input type="checkbox" name="size[]" value="m"> m</label>
       <select multiple name="color[]" aria-label="cores" data-patterns="minItems:2"><option>azul</option><option>rosa</option></select>${sendButton}`);
    expect(await errorsOf(page)).toEqual({
      "size[]": "deve ter pelo menos 2 itens",
      "color[]": "deve ter pelo menos 2 itens",
    });
    await page.getByLabel("p", { exact: true }).check();
    await page.getByLabel("m", { exact: true }).check();
    await page.getByLabel("cores").selectOption(["azul", "rosa"]);
    expect(await errorsOf(page)).toEqual({});
  });

  it("knows a box behind the hidden field that Rails puts before it", async () => {
    const page = await showForm(
      `<input type="hidden" name="user[terms]" value="0"><label><input type="checkbox" name="user[terms]" value="1" data-patterns="isChecked"> aceito</label>${sendButton}`,
    );
    expect(await errorsOf(page)).toEqual({ "user[terms]": "não pode ficar em branco" });
    await page.getByLabel("aceito").check();
    expect(await errorsOf(page)).toEqual({});
  });

  it("shows a message the page set itself, lets it force failure, and never overwrites it", async () => {
    const page = await showForm(name + sendButton);
    const own = (text: string) =>
      page.locator("#nome").evaluate((input: HTMLInputElement, message) => {
        input.setCustomValidity(message);
        input.dispatchEvent(new Event("change", { bubbles: true }));
        return input.validationMessage;
      }, text);
    await page.locator("#nome").fill("ana");
    expect(await own("este nome já foi usado")).toBe("este nome já foi usado");
    expect(await messagesOn(page)).toEqual(["este nome já foi usado"]);
    expect(await page.getByRole("button").isDisabled()).toBe(true);
    await page.locator("#nome").fill("");
    expect(
      await page.locator("#nome").evaluate((input: HTMLInputElement) => input.validationMessage),
    ).toBe("este nome já foi usado");
    await page.locator("#nome").fill("ana");
    await own("");
    expect(await messagesOn(page)).toEqual([]);
    expect(await page.getByRole("button").isDisabled()).toBe(false);
  });

  it("validates the browser's own constraints too", async () => {
    const page = await showForm(
      field("idade", 'type="number" name="age" min="18" required') + sendButton,
    );
    expect(await page.getByRole("button").isDisabled()).toBe(true);
    await page.locator("#idade").fill("17");
    await page.locator("#idade").blur();
    expect(await messagesOn(page)).toHaveLength(1);
    await page.locator("#idade").fill("18");
    expect(await messagesOn(page)).toEqual([]);
    expect(await page.getByRole("button").isDisabled()).toBe(false);
  });

  it("lets the visitor send once the page has taken away what failed, which fires no event", async () => {
    const page = await showForm(`${name}${field("cpf", 'name="cpf"')}${sendButton}`, {
      outside: field("cupom", 'form="f" data-patterns="isNonEmpty"'),
    });
    await page.locator("#nome").fill("ana");
    await page.locator("#cpf").evaluate((input: HTMLInputElement) => {
      input.setCustomValidity("de outra pessoa");
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(Object.keys((await errorsOf(page)) ?? {}).sort()).toEqual(["cpf", "cupom"]);
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>("#cpf")?.setCustomValidity("");
      document.querySelector("#cupom")?.setAttribute("disabled", "");
    });
    await page.mouse.click(5, 5);
    expect(await errorsOf(page)).toEqual({});
    expect(await page.getByRole("button").isDisabled()).toBe(false);
  });

  it("validates what a browser filled in without an event, as soon as the visitor does anything", async () => {
    const page = await showForm(name + sendButton);
    await page.locator("#nome").evaluate((input: HTMLInputElement) => {
      input.value = "ana";
    });
    await page.mouse.click(5, 5);
    expect(await page.getByRole("button").isDisabled()).toBe(false);
  });

  it("keeps what was typed before the script ran, and validates it", async () => {
    demo.server.addPage("/formulario", {
      body: `<yy-form><form>${field("e-mail", 'data-patterns="isValidEmail"')}${sendButton}</form></yy-form>`,
      script: "none",
    });
    const page = await demo.open("/formulario");
    await page.locator("#e-mail").fill("ana@");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.type = "module";
      script.src = "/dist/yy.js";
      document.head.append(script);
    });
    await waitUntilMounted(page, "yy-form");
    expect(await page.locator("#e-mail").inputValue()).toBe("ana@");
    expect(await page.getByRole("button").isDisabled()).toBe(true);
  });

  it("shows at once that a lookup has failed, in the zipcode widget's own words", async () => {
    const page = await showForm(
      `<yy-zipcode-autofill data-not-found-text="esse cep sumiu do mapa">${field("cep", 'data-part="zipcode" name="zip" value="01310-100" data-patterns="isRemoteValid"')}</yy-zipcode-autofill>${field("outro", 'name="x" value="1" data-patterns="isRemoteValid"')}${sendButton}`,
    );
    for (const id of ["cep", "outro"])
      await page.locator(`#${id}`).evaluate((input: HTMLElement) => {
        input.dataset.remoteValid = "false";
      });
    await expect.poll(() => messagesOn(page)).toEqual(["esse cep sumiu do mapa", "não é válido"]);
    await page.locator("#outro").evaluate((input: HTMLElement) => {
      delete input.dataset.remoteValid;
    });
    await expect.poll(() => messagesOn(page)).toEqual(["esse cep sumiu do mapa"]);
  });

  it("validates cards, their codes by brand, and when they expire", async () => {
    const page = await showForm(
      field("cartão", 'name="card[number]" data-patterns="isCreditCard"') +
        field("código", 'name="card[code]" data-patterns="isSecurityCode:card[number]"') +
        field("mês", 'name="month" data-patterns="isValidExpiry:year"') +
        field("ano", 'name="year"') +
        sendButton,
    );
    await page.locator("#cartão").fill("4111 1111 1111 1112");
    expect(await errorsOf(page)).toEqual({ "card[number]": "não é um número de cartão válido" });
    await page.locator("#código").fill("1234");
    await page.locator("#cartão").fill("378282246310005");
    expect(await errorsOf(page)).toEqual({});
    await page.locator("#cartão").fill("4111 1111 1111 1111");
    expect(await errorsOf(page)).toEqual({ "card[code]": "não é um código válido" });
    await page.locator("#código").fill("123");
    await page.locator("#mês").fill("01");
    await page.locator("#ano").fill("2020");
    expect(await errorsOf(page)).toEqual({ month: "não é uma data válida" });
  });

  it("validates what a mask has made of the text", async () => {
    const page =
      await showForm(`<yy-mask data-mask="money">${field("preço", 'name="price" data-patterns="isNonEmpty,minValue:1000"')}</yy-mask>
       <yy-mask data-mask="cpf">${field("cpf", 'name="cpf" data-patterns="isNonEmpty,isValidCpf"')}</yy-mask>${sendButton}`);
    await waitUntilMounted(page, "yy-mask");
    await page.locator("#preço").focus();
    await page.keyboard.type("1234,5");
    expect(await page.locator("#preço").inputValue()).toBe("R$ 1.234,5");
    expect(Object.keys((await errorsOf(page)) ?? {})).toEqual(["cpf"]);
    await page.locator("#cpf").focus();
    await page.keyboard.insertText("52998224725");
    expect(await page.locator("#cpf").inputValue()).toBe("529.982.247-25");
    expect(await errorsOf(page)).toEqual({});
  });

  it("keeps messages out of labels, and after the widget that draws the field", async () => {
    const page = await showForm(
      `<label id="around">nome <input name="a" data-patterns="isNonEmpty"></label>
       <label for="b">cpf</label><yy-mask id="mask" data-mask="cpf"><input id="b" name="b" data-patterns="isNonEmpty"></yy-mask>
       <input id="c" type="checkbox" name="c" data-patterns="isChecked"><label id="box" for="c">aceito</label>${sendButton}`,
      onSubmit,
    );
    await page.getByRole("button").click();
    expect(
      await page
        .locator("[data-yy-message]")
        .evaluateAll((notes) => notes.map((note) => note.previousElementSibling?.id)),
    ).toEqual(["around", "mask", "box"]);
  });

  it("moves nothing when a message comes up, under the field and not beside it", async () => {
    const page = await showForm(`${name}<p id="below">abaixo</p>${sendButton}`, onSubmit);
    const boxOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
    const top = async () => (await boxOf("#below")).top;
    const before = await top();
    await page.getByRole("button").click();
    expect(await messagesOn(page)).toHaveLength(1);
    expect(await top()).toBe(before);
    const field = await boxOf("#nome");
    expect((await boxOf("[data-yy-message]")).top).toBeGreaterThanOrEqual(field.bottom);
  });

  it("gives everything back when it leaves, and takes it up again where it comes back", async () => {
    const page = await showForm(name + sendButton, onSubmit);
    await page.getByRole("button").click();
    await page.locator("yy-form").evaluate((element) => element.replaceWith(...element.childNodes));
    await expect
      .poll(() => page.locator("main").innerHTML())
      .not.toMatch(/data-yy-|aria-|novalidate|data-state/);
    await expect
      .poll(() =>
        page.locator("#nome").evaluate((input: HTMLInputElement) => input.validationMessage),
      )
      .toBe("");
  });

  it("survives a morph that takes our marks away", async () => {
    const page = await openForm(demo, name + sendButton, { libs: ["turbo"] });
    await page.locator("#nome").fill("a");
    await page.locator("#nome").fill("");
    await expect.poll(() => messagesOn(page)).toEqual(["não pode ficar em branco"]);
    await page.evaluate(() => {
      for (const note of document.querySelectorAll("[data-yy-message], [data-yy-reason]"))
        note.remove();
      const button = document.querySelector("button:not([type])") as HTMLButtonElement;
      button.disabled = false;
      document.dispatchEvent(new Event("turbo:morph"));
    });
    await expect.poll(() => messagesOn(page)).toEqual(["não pode ficar em branco"]);
    expect(await page.locator("form button").isDisabled()).toBe(true);
  });

  describe("bad input", () => {
    const errors = async (page: Page) =>
      (await seenErrors(page)).map(({ name: kind, message }) => [kind, message]);

    it("reports an unknown rule once, and validates by the others", async () => {
      const page = await showForm(
        field("nome", 'name="user[name]" data-patterns="isNomEmpty,minLength:3"') + sendButton,
      );
      await page.locator("#nome").fill("an");
      await page.locator("#nome").blur();
      expect(await messagesOn(page)).toEqual(["é muito curto (mínimo: 3 caracteres)"]);
      expect(await errors(page)).toEqual([
        ["ConfigError", 'yy-form: No handler to validate isNomEmpty (field "user[name]")'],
      ]);
      await page.locator("#nome").fill("ana");
      expect(await page.getByRole("button").isDisabled()).toBe(false);
    });

    it("reports a malformed parameter", async () => {
      const page = await showForm(
        field("nome", 'name="nome" data-patterns="minLength:seis"') + sendButton,
      );
      expect(await errors(page)).toEqual([
        [
          "ConfigError",
          'yy-form: data-patterns: minLength takes a whole number from 0, but has "seis" (field "nome")',
        ],
      ]);
      expect(await page.getByRole("button").isDisabled()).toBe(false);
    });

    it("reports a rule that looks at a field that is not there, until it is", async () => {
      const page = await showForm(
        field("de novo", 'name="again" value="x" data-patterns="isEqualsTo:password"') + sendButton,
      );
      expect(await errors(page)).toEqual([
        [
          "ConfigError",
          'yy-form: data-patterns: isEqualsTo looks at the field "password", which is not there (field "again")',
        ],
      ]);
      expect(await page.getByRole("button").isDisabled()).toBe(false);
      await page.locator("form").evaluate((form) => {
        const late = document.createElement("input");
        late.name = "password";
        form.prepend(late);
      });
      await expect.poll(() => errorsOf(page)).toEqual({ again: "os campos não são iguais" });
    });

    const fixture = useFixture(demo);
    it("reports a missing form, and one that the browser dropped because it stands in another", async () => {
      const page = await fixture(
        `<yy-form id="empty"><p>sem formulário</p></yy-form>
          <yy-form id="outer"><form><input name="a" data-patterns="isNonEmpty"><yy-form id="inner"><form><input name="b" data-patterns="isNonEmpty"></form></yy-form></form></yy-form>`,
      );
      await waitForState(page, "#empty, #inner", "failed");
      await waitUntilMounted(page, "#outer");
      expect(await errors(page)).toEqual(
        Array(2).fill([
          "ElementError",
          "yy-form: a <form> inside it (the browser drops one that stands in another form) is required",
        ]),
      );
      expect(await page.locator("[name=b]").isVisible()).toBe(true);
    });

    it("validates no card, and keeps nobody from sending, when the checks of cards do not load", async () => {
      const page = await openForm(
        demo,
        field("cartão", 'name="card" value="1" data-patterns="isCreditCard"') + sendButton,
        {
          prepare: async (fresh) => {
            await fresh.route("**/chunks/*.js", async (route) => {
              const text = await (await route.fetch()).text();
              if (text.includes("american-express")) await route.abort();
              else await route.continue();
            });
          },
        },
      );
      expect((await seenErrors(page)).map(({ name: kind }) => kind)).toEqual(["RequestError"]);
      expect(await page.getByRole("button").isDisabled()).toBe(false);
    });
  });

  it("does the same in the shop's own sign-up page, with its server", async () => {
    const page = await demo.open("/cadastro");
    await waitUntilMounted(page, "yy-form");
    const button = page.getByRole("button", { name: "criar conta" });
    expect(await button.isDisabled()).toBe(true);
    await page.getByLabel("nome completo").fill("Clara Menezes");
    await page.getByLabel("cpf").fill("529.982.247-25");
    await page.getByLabel("data de nascimento").fill("29/02/1996");
    await page.getByLabel("e-mail").fill("bianogueira@exemplo.com.br");
    await page.getByLabel("celular ou telefone").fill("(11) 98765-4321");
    await page.getByLabel("senha", { exact: true }).fill("segredo 9");
    await page.getByLabel("a mesma senha, de novo").fill("segredo 9");
    await page.getByLabel("li e aceito").check();
    demo.server.failNext({ path: "/cadastro", method: "POST", status: 500 });
    await button.click();
    await page.getByText("não foi possível enviar").waitFor();
    await button.click();
    await expect.poll(() => messagesOn(page)).toEqual(["já está em uso"]);
    await page.getByLabel("e-mail").fill("clara@exemplo.com.br");
    await button.click();
    await page.waitForURL("**/entrar");
    expect(demo.server.state.users.at(-1)?.name).toBe("Clara Menezes");
  });
});

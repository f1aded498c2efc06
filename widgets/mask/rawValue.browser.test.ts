import { useDemo, useFixture } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

/** Puts other markup in the place of the page's, without opening another page. */
async function replace(page: Page, html: string, ...tags: string[]): Promise<void> {
  await page.locator("main").evaluate((main, inside) => {
    main.innerHTML = inside;
  }, html);
  for (const tag of tags) await waitUntilMounted(page, tag);
}

/** A masked field called "campo". */
const masked = (mask: string, input = "", attributes = "") =>
  `<yy-mask data-mask="${mask}" ${attributes}><label>campo <input name="field" ${input}></label></yy-mask>`;

const send = '<button type="submit">enviar</button>';

describe("yy-mask: the raw value is judged and sent", () => {
  const demo = useDemo();
  const fixture = useFixture(demo);
  const field = (page: Page) => page.getByLabel("campo");
  const isValid = (page: Page) =>
    field(page).evaluate((input: HTMLInputElement) => input.checkValidity());

  async function openMasked(mask: string, input = "", attributes = ""): Promise<Page> {
    const page = await fixture(`<form>${masked(mask, input, attributes)}${send}</form>`);
    await waitUntilMounted(page, "yy-mask");
    return page;
  }

  async function type(page: Page, text: string): Promise<void> {
    await field(page).fill("");
    await field(page).focus();
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }

  it("sends a form whose constraints were written for the raw value, and refuses what they exclude", async () => {
    const page = await fixture("");
    for (const [mask, constraint, good, bad] of [
      ["phone", 'pattern="[0-9]*"', "11987654321", undefined],
      ["cpf", String.raw`pattern="\d{11}"`, "12345678909", "1234567"],
      ["zipcode", 'pattern="01[0-9]{6}"', "01310100", "20040020"],
      ["zipcode", String.raw`pattern="\d{5}-\d{3}"`, "01310100", "0131010"],
      ["money", 'pattern="[0-9]*"', "1234,50", undefined],
      ["money", String.raw`pattern="\d{1,3},\d{2}"`, "123,50", "1234,50"],
      ["zipcode", 'minlength="8"', "01310100", "0131010"],
      ["cpf", 'minlength="14"', "12345678909", undefined],
      ["phone", 'maxlength="10"', "1132654321", "11987654321"],
      ["phone", 'maxlength="15"', "11987654321", undefined],
      ["card-code", 'maxlength="3"', "123", "1234"],
    ] as const) {
      await replace(page, `<form>${masked(mask, constraint)}${send}</form>`, "yy-mask");
      await type(page, good);
      expect(await isValid(page), `${mask} ${constraint} ${good}`).toBe(true);
      if (bad === undefined) continue;
      await type(page, bad);
      expect(await isValid(page), `${mask} ${constraint} ${bad}`).toBe(false);
      await type(page, good);
      expect(await isValid(page), `${mask} ${constraint} ${good} again`).toBe(true);
    }
  });

  it("gives the author's pattern back on leaving", async () => {
    const page = await openMasked("phone", 'value="11987654321" pattern="[0-9]*"');
    expect(await isValid(page)).toBe(true);
    const left = await page.locator("yy-mask").evaluateHandle((element) => {
      element.remove();
      return element.querySelector("input");
    });
    await expect.poll(() => left.evaluate((input) => input?.pattern)).toBe("[0-9]*");
  });

  it("follows a pattern that the page changes", async () => {
    const page = await openMasked("phone", 'value="11987654321" pattern="[0-9]*"');
    await field(page).evaluate((input: HTMLInputElement) => {
      input.pattern = "[0-9]{10}";
    });
    await type(page, "11987654321");
    expect(await isValid(page)).toBe(false);
    await type(page, "1132654321");
    expect(await isValid(page)).toBe(true);
  });

  describe("a value that a script sets without an event", () => {
    const twin = 'data-unmasked-name="items[][cents]"';
    const row = (name: string) =>
      `<yy-mask data-mask="money" ${twin}><input aria-label="${name}" name="items[][price]"></yy-mask>`;
    const set = (page: Page, name: string, value: string) =>
      page.getByLabel(name).evaluate((input: HTMLInputElement, text) => {
        input.value = text;
      }, value);

    async function openRows(): Promise<Page> {
      const page = await fixture(
        `<form>${row("um")}<input type="hidden" name="items[][name]" value="a">${row("dois")}${send}</form>`,
      );
      await waitUntilMounted(page, "yy-mask");
      return page;
    }

    const expected = [
      ["items[][price]", "25,00"],
      ["items[][cents]", "25.00"],
      ["items[][name]", "a"],
      ["items[][price]", "7"],
      ["items[][cents]", "7.00"],
    ];

    it("is sent as it is seen, by whoever reads the form", async () => {
      const page = await openRows();
      await set(page, "um", "25,00");
      await set(page, "dois", "7");
      const read = await page
        .locator("form")
        .evaluate((form: HTMLFormElement) => [...new FormData(form)]);
      expect(read).toEqual(expected);
    });

    it("is sent as it is seen by who reads the fields at the submit, as rails-ujs does", async () => {
      const page = await openRows();
      await set(page, "um", "25,00");
      await set(page, "dois", "7");
      const read = await page.locator("form").evaluate(
        (form: HTMLFormElement) =>
          new Promise<string[][]>((resolve) => {
            form.addEventListener("submit", (event) => {
              event.preventDefault();
              const fields = [...form.querySelectorAll<HTMLInputElement>("input")];
              resolve(fields.map(({ name, value }) => [name, value]));
            });
            form.requestSubmit();
          }),
      );
      expect(read).toEqual(expected);
    });

    describe("is judged by the constraints, whatever stood there before, by", () => {
      const inForm = (page: Page, ask: (form: HTMLFormElement) => unknown) =>
        page.locator("form").evaluate(ask);
      const ways: Record<string, (page: Page) => Promise<unknown>> = {
        "a click": (page) => page.getByRole("button").click(),
        "the Enter key": (page) => field(page).press("Enter"),
        requestSubmit: (page) => inForm(page, (form) => form.requestSubmit()),
        checkValidity: (page) => inForm(page, (form) => form.checkValidity() && form.submit()),
        reportValidity: (page) => inForm(page, (form) => form.reportValidity() && form.submit()),
      };
      const cases = [
        ["phone", 'pattern="[0-9]*"', "(11) 98765-4321", undefined],
        ["phone", 'minlength="11"', "(11) 98765-4321", "(11) 3265-4321"],
        ["cpf", String.raw`pattern="\d{11}"`, "123.456.789-09", "123.456.78"],
        ["card-code", 'maxlength="3"', "123", "1234"],
        ["money", String.raw`pattern="\d{4}\.\d{2}"`, "R$ 1.234,50", "R$ 234,50"],
      ] as const;

      it.each(Object.entries(ways))("%s", async (_, ask) => {
        const page = await fixture("");
        for (const [mask, constraint, good, bad = ""] of cases)
          for (const [before, now] of [
            [bad, good],
            [good, bad],
          ] as const) {
            if (now === "") continue;
            const form = `<form target="sent" action="/receber">${masked(mask, constraint)}${send}</form>`;
            await replace(page, `${form}<iframe name="sent"></iframe>`, "yy-mask");
            await field(page).fill(before);
            await set(page, "campo", now);
            const sent = await page.locator("form").evaluateHandle((read: HTMLFormElement) => {
              const texts: FormDataEntryValue[] = [];
              read.addEventListener("formdata", ({ formData }) => texts.push(...formData.values()));
              return texts;
            });
            await ask(page);
            const what = `${mask} ${constraint} ${before} → ${now}`;
            expect(await sent.jsonValue(), what).toEqual(now === good ? [good] : []);
          }
      });
    });
  });
});

describe("yy-mask in a yy-form", () => {
  const demo = useDemo();
  const fixture = useFixture(demo);
  const inForm = (inside: string) =>
    `<yy-form><form action="/receber">${inside}${send}</form></yy-form>`;
  const ruled = (mask: string, rules: string, value: string, input = "") =>
    inForm(masked(mask, `data-patterns="${rules}" value="${value}" ${input}`));
  const isSendable = async (page: Page) => !(await page.getByRole("button").isDisabled());

  it("reads the raw value in each rule", async () => {
    const page = await fixture("");
    for (const [mask, rules, good, bad] of [
      ["zipcode", "exactLength:8", "01310100", "0131010"],
      ["zipcode", "exactLength:9", "01310100", "0131010"],
      ["cpf", "isNumber", "12345678909", undefined],
      ["phone", "maxLength:11", "11987654321", undefined],
      ["phone", "isValidCellphone", "11987654321", "1132654321"],
      ["money", "isNumberWithDigits", "1234.50", undefined],
      ["money", "isNumber,minValue:10", "1234.50", "9.50"],
      ["date", "isValidDate,minLength:8", "21/11/2026", "31/02/2026"],
      ["card-expiry", "isValidExpiry", "12/90", "13/90"],
    ] as const) {
      await replace(page, ruled(mask, rules, good), "yy-mask", "yy-form");
      await expect.poll(() => isSendable(page), { message: `${mask} ${rules} ${good}` }).toBe(true);
      if (bad === undefined) continue;
      await page.getByLabel("campo").fill(bad);
      await page.getByLabel("campo").blur();
      await expect.poll(() => isSendable(page), { message: `${mask} ${rules} ${bad}` }).toBe(false);
    }
  });

  it("judges native constraints by the raw value", async () => {
    const page = await fixture(ruled("phone", "isValidPhone", "11987654321", 'pattern="[0-9]*"'));
    await waitUntilMounted(page, "yy-mask");
    await waitUntilMounted(page, "yy-form");
    const phone = page.getByLabel("campo");
    await phone.fill("11");
    await phone.blur();
    await expect.poll(() => isSendable(page)).toBe(false);
    await phone.fill("1132654321");
    await phone.blur();
    expect(await phone.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe("");
    await expect.poll(() => isSendable(page)).toBe(true);
  });

  it.each([
    ["a native constraint", String.raw`pattern="\d{11}"`],
    ["a rule", 'data-patterns="exactLength:11"'],
  ])("judges and sends a value that a script has just set, by %s", async (_, rule) => {
    const page = await fixture("");
    const entries = (input: HTMLInputElement, [first, text]: readonly string[]) => {
      const { form } = input;
      if (!form) throw new Error("the field has a form");
      form.removeAttribute("action");
      const sent: FormDataEntryValue[][] = [];
      form.addEventListener("submit", (event) => {
        sent.push([...new FormData(form).values()]);
        event.preventDefault();
      });
      input.value = first ?? "";
      input.dispatchEvent(new Event("input", { bubbles: true }));
      input.dispatchEvent(new Event("change", { bubbles: true }));
      input.value = text ?? "";
      form.requestSubmit();
      return sent;
    };
    for (const [before, now, sent] of [
      ["(11) 3265-4321", "(11) 98765-4321", [["(11) 98765-4321", "11987654321"]]],
      ["(11) 98765-4321", "(11) 3265-4321", []],
    ] as const) {
      const markup = masked("phone", rule, 'data-unmasked-name="digits"');
      await replace(page, inForm(markup), "yy-mask", "yy-form");
      expect(await page.getByLabel("campo").evaluate(entries, [before, now]), now).toEqual(sent);
    }
  });

  it("takes out the marks that nobody sees around what is pasted into a plain field", async () => {
    const page = await fixture(
      inForm(
        `<label>site <input name="site" data-patterns="isValidURL"></label>
        <label>e-mail <input name="email" type="email" required></label>
        <label>nome <input name="nome" required></label>`,
      ),
    );
    await waitUntilMounted(page, "yy-form");
    await page.getByLabel("site").fill("\u202Ahttps://exemplo.com.br\u202C");
    await page.getByLabel("e-mail").fill("\u200Bbia@exemplo.com.br");
    await page.getByLabel("nome").fill("\u200B");
    await page.getByLabel("nome").blur();
    expect(await page.getByLabel("site").inputValue()).toBe("https://exemplo.com.br");
    expect(await page.getByLabel("e-mail").inputValue()).toBe("bia@exemplo.com.br");
    expect(await isSendable(page)).toBe(false);
    await page.getByLabel("nome").fill("bia");
    await expect.poll(() => isSendable(page)).toBe(true);
  });
});

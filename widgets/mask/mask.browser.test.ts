import { collectProblems, holdRequests, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import fc from "fast-check";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

declare global {
  interface Window {
    /** Events that reached the page, as `input:text` and `change:text`. */
    fired: string[];
  }
}

const tag = "yy-mask";

/** A masked field called "campo". */
const masked = (mask: string, input = "", attributes = "") =>
  `<${tag} data-mask="${mask}" ${attributes}><label>campo <input name="field" ${input}></label></${tag}>`;

const digitsIn = (text: string) => text.replace(/\D/g, "");

/** Keys, most of them digits, some with a place in the text to put the caret first, from 0 to 1. */
const edits = fc.record(
  {
    key: fc.constantFrom("1", "2", "3", "4", "5", "6", "Backspace", "Delete"),
    place: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined, freq: 1 }),
  },
  { requiredKeys: ["key"] },
);

/** Result of a key in a plain field of digits whose caret is after the first `at` of them. */
function editedDigits({ digits, at }: { digits: string; at: number }, key: string, most: number) {
  const [before, after] = [digits.slice(0, at), digits.slice(at)];
  if (key === "Backspace") return { digits: before.slice(0, -1) + after, at: Math.max(0, at - 1) };
  if (key === "Delete") return { digits: before + after.slice(1), at };
  return digits.length < most ? { digits: before + key + after, at: at + 1 } : { digits, at };
}

describe("yy-mask", () => {
  const demo = useDemo();

  const fixture = useFixture(demo, {
    context: { permissions: ["clipboard-read", "clipboard-write"] },
    before() {
      window.fired = [];
      for (const type of ["input", "change"])
        document.addEventListener(type, ({ target }) => {
          window.fired.push(`${type}:${(target as HTMLInputElement).value}`);
        });
    },
  });

  const openPage = (body: string): Promise<Page> =>
    fixture(`<form>${body}<button type="reset">limpar</button><button>enviar</button></form>`);

  async function openMasked(mask: string, input = "", attributes = ""): Promise<Page> {
    const page = await openPage(masked(mask, input, attributes));
    await waitUntilMounted(page, tag);
    return page;
  }

  /** Puts another masked field in the place of the page's. */
  async function remask(page: Page, mask: string, input = "", attributes = ""): Promise<void> {
    await page.evaluate(
      ([name, html]) => {
        document.querySelector(name as string)?.remove();
        document.querySelector("form")?.insertAdjacentHTML("afterbegin", html as string);
        window.fired.length = 0;
      },
      [tag, masked(mask, input, attributes)],
    );
    await waitUntilMounted(page, tag);
  }

  /** A page on which one masked field after the other is tried. */
  const openAny = () => openMasked("zipcode");

  const field = (page: Page) => page.getByLabel("campo");
  const shown = (page: Page) => field(page).inputValue();
  const fired = (page: Page) => page.evaluate(() => window.fired);
  const caret = (page: Page) =>
    field(page).evaluate(({ selectionStart }: HTMLInputElement) => selectionStart);
  const placeCaret = (page: Page, at: number, end = at) =>
    field(page).evaluate(
      (input: HTMLInputElement, [from, to]) =>
        input.setSelectionRange(from as number, to as number),
      [at, end],
    );
  /** The digits of the field, and how many of them are before the caret. */
  const edited = async (page: Page) => {
    const [text, before] = await field(page).evaluate(
      ({ value, selectionStart }: HTMLInputElement) => [value, value.slice(0, selectionStart ?? 0)],
    );
    return {
      text: text as string,
      digits: digitsIn(text as string),
      at: digitsIn(before as string).length,
    };
  };
  const raw = (page: Page) => page.locator("input[type=hidden]");
  const type = async (page: Page, keys: string) => {
    await field(page).focus();
    await page.keyboard.type(keys);
  };
  const paste = async (page: Page, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(page).focus();
    await page.keyboard.press("Control+V");
  };
  /** Sets the value as a script of the page does, or the browser's autofill. */
  const setFromOutside = (page: Page, value: string, event = "input") =>
    field(page).evaluate(
      (input: HTMLInputElement, [text, name]) => {
        input.value = text as string;
        input.dispatchEvent(new Event(name as string, { bubbles: true }));
      },
      [value, event],
    );

  describe("patterns", () => {
    const patterns = [
      ["zipcode", "01310100", "01310-100", "01310100"],
      ["cpf", "12345678909", "123.456.789-09", "12345678909"],
      ["date", "21112026", "21/11/2026", "21112026"],
      ["phone", "1132654321", "(11) 3265-4321", "1132654321"],
      ["phone", "11987654321", "(11) 98765-4321", "11987654321"],
      ["money", "1234,56", "R$ 1.234,56", "1234.56"],
      ["card-number", "4111111111111111", "4111 1111 1111 1111", "4111111111111111"],
      ["card-number", "378282246310005", "3782 8224 6310 005", "378282246310005"],
      ["card-expiry", "1230", "12/30", "1230"],
      ["card-code", "1234", "1234", "1234"],
    ] as const;
    it("show what is typed, refuse letters and signs around it, and are submitted raw", async () => {
      const page = await openAny();
      for (const [mask, typed, expected, rawValue] of patterns) {
        await remask(page, mask, "", 'data-unmasked-name="raw"');
        await type(page, typed);
        expect(await shown(page), mask).toBe(expected);
        expect(await raw(page).inputValue(), mask).toBe(rawValue);
        expect(await caret(page), mask).toBe(expected.length);
        await remask(page, mask);
        await type(page, `-a${typed}z`);
        expect(await shown(page), mask).toBe(expected);
      }
    });

    const longest = [
      ["zipcode", "01310100", "01310-100"],
      ["phone", "11987654321", "(11) 98765-4321"],
      ["money", "1234.56", "R$ 1.234,56"],
      ["card-number", "5555555555554444", "5555 5555 5555 4444"],
      ["card-code", "1234", "1234"],
    ] as const;
    it("refuse one digit more than they have room for", async () => {
      const page = await openAny();
      for (const [mask, value, most] of longest) {
        await remask(page, mask, `value="${value}"`);
        await type(page, "");
        await page.keyboard.press("End");
        await page.keyboard.type("9");
        expect(await shown(page)).toBe(most);
      }
    });

    it("masks the server's value at mount, and tells nobody", async () => {
      const page = await openMasked("cpf", 'value="12345678909"');
      expect(await shown(page)).toBe("123.456.789-09");
      expect(await fired(page)).toEqual([]);
    });

    it("switches the phone's pattern at the eleventh digit, and back", async () => {
      const page = await openMasked("phone");
      await type(page, "1198765432");
      expect(await shown(page)).toBe("(11) 9876-5432");
      await page.keyboard.type("1");
      expect(await shown(page)).toBe("(11) 98765-4321");
      await page.keyboard.press("Backspace");
      expect(await shown(page)).toBe("(11) 9876-5432");
    });
  });

  describe("placeholder and attributes", () => {
    const placeholders = [
      ["zipcode", "_____-___"],
      ["card-expiry", "mm/aa"],
    ] as const;
    it("shows the pattern as the placeholder, never as a value", async () => {
      const page = await openAny();
      for (const [mask, placeholder] of placeholders) {
        await remask(page, mask, "required");
        expect(await field(page).getAttribute("placeholder")).toBe(placeholder);
        await field(page).focus();
        expect(await shown(page)).toBe("");
        expect(await field(page).evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(
          false,
        );
      }
    });

    it("keeps the author's placeholder and inputmode", async () => {
      const page = await openMasked("zipcode", 'placeholder="seu cep" inputmode="text"');
      expect(await field(page).getAttribute("placeholder")).toBe("seu cep");
      expect(await field(page).getAttribute("inputmode")).toBe("text");
    });

    it("asks for the keyboard of its characters", async () => {
      const page = await openAny();
      for (const [mask, inputMode] of [
        ["cpf", "numeric"],
        ["phone", "tel"],
        ["money", "decimal"],
      ] as const) {
        await remask(page, mask);
        expect(await field(page).getAttribute("inputmode")).toBe(inputMode);
      }
    });

    it("lifts a maxlength that counts digits alone, and gives all back on leaving", async () => {
      const page = await openMasked("cpf", 'maxlength="11"');
      await type(page, "12345678909");
      expect(await shown(page)).toBe("123.456.789-09");
      const element = await page.locator(tag).evaluateHandle((it) => {
        it.remove();
        return it;
      });
      await expect
        .poll(() => element.evaluate((it) => it.outerHTML))
        .toBe(masked("cpf", 'maxlength="11"').replace(" >", ">").replace(" ><", "><"));
    });
  });

  describe("editing", () => {
    it("keeps the caret where it was when typing and deleting in the middle", async () => {
      const page = await openMasked("phone", 'value="1198765432"');
      await field(page).focus();
      await placeCaret(page, 7); // (11) 98|76-5432
      await page.keyboard.type("0");
      expect([await shown(page), await caret(page)]).toEqual(["(11) 98076-5432", 8]);
      await page.keyboard.press("Backspace");
      expect([await shown(page), await caret(page)]).toEqual(["(11) 9876-5432", 7]);
      await page.keyboard.press("Delete");
      expect([await shown(page), await caret(page)]).toEqual(["(11) 9865-432", 7]);
    });

    it("deletes the digit behind the mask's own character", async () => {
      const page = await openMasked("zipcode", 'value="01310100"');
      await field(page).focus();
      await placeCaret(page, 6); // 01310-|100
      await page.keyboard.press("Backspace");
      expect([await shown(page), await caret(page)]).toEqual(["01311-00", 4]);
      await placeCaret(page, 5); // 01311|-00
      await page.keyboard.press("Delete");
      expect([await shown(page), await caret(page)]).toEqual(["01311-0", 6]);
    });

    for (const [mask, value] of [
      ["phone", "11987654321"],
      ["phone", "08001234567"],
      ["cpf", "12345678909"],
      ["money", "1234567.89"],
      ["card-number", "4111111111111111119"],
    ] as const) {
      it(`${mask} ${value}: loses one typed character at each Backspace`, async () => {
        const page = await openMasked(mask, `value="${value}"`);
        const typed = value.replace(".", ",");
        await field(page).focus();
        await page.keyboard.press("End");
        for (let length = typed.length - 1; length >= 0; length -= 1) {
          await page.keyboard.press("Backspace");
          expect((await shown(page)).replace(/[^\d,]/g, "")).toBe(typed.slice(0, length));
        }
        expect(await shown(page)).toBe("");
      });
    }

    it("deletes over the thousands' dot of an amount", async () => {
      const page = await openMasked("money", 'value="1234.56"');
      await field(page).focus();
      await placeCaret(page, 5); // R$ 1.|234,56
      await page.keyboard.press("Backspace");
      expect([await shown(page), await caret(page)]).toEqual(["R$ 234,56", 3]);
    });

    it("keeps the caret when an amount gains and loses a thousands' dot", async () => {
      const page = await openMasked("money", 'value="123.45"');
      await field(page).focus();
      await placeCaret(page, 4); // R$ 1|23,45
      await page.keyboard.type("0");
      expect([await shown(page), await caret(page)]).toEqual(["R$ 1.023,45", 6]);
      await page.keyboard.press("Backspace");
      expect([await shown(page), await caret(page)]).toEqual(["R$ 123,45", 4]);
    });

    it("refuses one digit too many in the middle, with the caret where it was", async () => {
      const page = await openMasked("zipcode", 'value="01310100"');
      await field(page).focus();
      await placeCaret(page, 2);
      await page.keyboard.type("9");
      expect([await shown(page), await caret(page)]).toEqual(["01310-100", 2]);
    });

    for (const [mask, most] of [
      ["phone", 11],
      ["cpf", 11],
      ["money", 13],
    ] as const) {
      it(`${mask}: edits its digits as a plain field would, wherever the caret is`, async () => {
        const page = await openMasked(mask);
        await field(page).focus();
        let now = await edited(page);
        for (const { key, place } of fc.sample(edits, { seed: 7, numRuns: 30 })) {
          if (place !== undefined) {
            await placeCaret(page, Math.round(place * now.text.length));
            now = await edited(page);
          }
          const expected = editedDigits(now, key, most);
          await page.keyboard.press(key);
          now = await edited(page);
          expect({ digits: now.digits, at: now.at }).toEqual(expected);
        }
      });
    }

    it("takes an edit that does not announce itself, as an extension's", async () => {
      const page = await openMasked("cpf", 'value="123456789"');
      await field(page).focus();
      await placeCaret(page, 5); // 123.4|56.789
      await field(page).evaluate(() => document.execCommand("insertText", false, "0"));
      expect([await shown(page), await caret(page)]).toEqual(["123.405.678-9", 6]);
    });

    it("leaves nothing behind when all is deleted", async () => {
      const page = await openAny();
      for (const mask of [
        "zipcode",
        "cpf",
        "date",
        "phone",
        "money",
        "card-number",
        "card-expiry",
      ]) {
        await remask(page, mask, "required", 'data-unmasked-name="raw"');
        await type(page, "12");
        await page.keyboard.press("Backspace");
        await page.keyboard.press("Backspace");
        expect(await shown(page), mask).toBe("");
        expect(await raw(page).inputValue(), mask).toBe("");
        await page.keyboard.type("123");
        await page.keyboard.press("Control+A");
        await page.keyboard.press("Delete");
        expect(await shown(page), mask).toBe("");
      }
    });

    const pastes = [
      ["phone", "+55 (11) 98765-4321", "(11) 98765-4321"],
      ["phone", "005511987654321", "(11) 98765-4321"],
      ["phone", "(55) 99999-8888", "(55) 99999-8888"],
      ["phone", "(011) 98765-4321", "(11) 98765-4321"],
      ["phone", "+55(0)11 3456-7890", "(11) 3456-7890"],
      ["money", "R$ 1.234,56", "R$ 1.234,56"],
      ["money", "1234.56", "R$ 1.234,56"],
      ["money", "1.234", "R$ 1.234"],
      ["money", "-10,00", ""],
      ["money", "1,234.56", "R$ 1.234,56"],
      ["money", "1,234", ""],
      ["cpf", "12345678909", "123.456.789-09"],
      ["cpf", "123.456.789-09", "123.456.789-09"],
      ["zipcode", "01310-100", "01310-100"],
      ["card-number", "4111-1111-1111-1111", "4111 1111 1111 1111"],
      ["card-expiry", "12/2030", "12/30"],
      ["date", "21/11/2026", "21/11/2026"],
      ["date", "2024-12-31", "31/12/2024"],
      ["date", "1/2/2024", "01/02/2024"],
    ] as const;
    it("shows what is pasted in the mask's own way", async () => {
      const page = await openAny();
      for (const [mask, pasted, expected] of pastes) {
        await remask(page, mask);
        await paste(page, pasted);
        expect(await shown(page), `${mask}: ${pasted}`).toBe(expected);
      }
    });

    it("shows a typed phone number without the prefixes of its country, once it is left", async () => {
      const page = await openAny();
      for (const [typed, expected] of [
        ["+55 11 987654321", "(11) 98765-4321"],
        ["011 98765 4321", "(11) 98765-4321"],
        ["011 3456 7890", "(11) 3456-7890"],
        ["5511987654321", "(11) 98765-4321"],
        ["0055 11 98765-4321", "(11) 98765-4321"],
        ["015 11 98765-4321", "(11) 98765-4321"],
        ["55999998888", "(55) 99999-8888"],
      ] as const) {
        await remask(page, "phone");
        await page.locator("input").first().focus();
        await page.keyboard.type(typed);
        await page.keyboard.press("Tab");
        expect(await shown(page), typed).toBe(expected);
      }
    });

    it("ends a part of a date where a separator is typed", async () => {
      const page = await openAny();
      for (const [mask, typed, expected] of [
        ["date", "5/6/1990", "05/06/1990"],
        ["date", "05/06/1990", "05/06/1990"],
        ["date", "5.12.1990", "05/12/1990"],
        ["date", "05061990", "05/06/1990"],
        ["card-expiry", "1/30", "01/30"],
        ["card-expiry", "12/30", "12/30"],
      ] as const) {
        await remask(page, mask);
        await type(page, typed);
        expect(await shown(page), typed).toBe(expected);
      }
    });

    it("shows free and national numbers as they are called", async () => {
      const page = await openAny();
      for (const [text, expected] of [
        ["0800 123 4567", "0800 123 4567"],
        ["08001234567", "0800 123 4567"],
        ["0300-123-4567", "0300 123 4567"],
        ["40041234", "4004-1234"],
        ["3003 1234", "3003-1234"],
      ] as const) {
        await remask(page, "phone");
        await type(page, text);
        await page.keyboard.press("Tab");
        expect(await shown(page), `typed ${text}`).toBe(expected);
        await remask(page, "phone");
        await paste(page, text);
        await page.keyboard.press("Tab");
        expect(await shown(page), `pasted ${text}`).toBe(expected);
      }
    });

    it("takes as many digits of a card's number as its brand may have", async () => {
      const page = await openAny();
      for (const [typed, expected] of [
        ["4111111111111111119", "4111 1111 1111 1111 119"],
        ["6011111111111111119", "6011 1111 1111 1111 119"],
        ["55555555555544449", "5555 5555 5555 4444"],
        ["4222222222222", "4222 2222 2222 2"],
      ] as const) {
        await remask(page, "card-number");
        await type(page, typed);
        expect(await shown(page), typed).toBe(expected);
      }
    });

    it("shows at once what a typed dot means, and again when what follows says otherwise", async () => {
      const page = await openMasked("money");
      await field(page).focus();
      for (const [key, expected] of [
        ["1", "R$ 1"],
        [".", "R$ 1,"],
        ["2", "R$ 1,2"],
        ["5", "R$ 1,25"],
        ["0", "R$ 1.250"],
        [".", "R$ 1.250,"],
        ["5", "R$ 1.250,5"],
      ] as const) {
        await page.keyboard.type(key);
        expect(await shown(page), key).toBe(expected);
      }
      expect(await caret(page)).toBe("R$ 1.250,5".length);
      await page.keyboard.press("Backspace");
      expect(await shown(page)).toBe("R$ 1.250,");
    });

    it("reads the same amount in a text, typed, pasted or filled in", async () => {
      const page = await openAny();
      const amount = fc.stringMatching(/^(?:\d{1,5}|\d{1,3}(?:\.\d{3}){1,2})?(?:[.,]\d{0,3})?$/);
      const any = fc.stringMatching(/^[0-9.]{1,6},?[0-9]{0,2}$/);
      const known = [
        "12.50",
        "0.99",
        "1.250",
        "1.250,00",
        "1.250.00",
        "12.5",
        "12.",
        "1234.5",
        ".5",
        "1,234.56",
        "1,234",
        "1,234,567",
      ];
      const texts = [
        ...known,
        ...fc.sample(amount, { seed: 7, numRuns: 25 }),
        ...fc.sample(any, { seed: 7, numRuns: 15 }),
      ].filter((text) => text !== "");
      const left: Record<string, string> = {};
      for (const text of texts) {
        await remask(page, "money");
        await paste(page, text);
        await page.keyboard.press("Tab");
        const pasted = await shown(page);
        await remask(page, "money");
        await setFromOutside(page, text);
        expect(await shown(page), `filled ${text}`).toBe(pasted);
        left[text] = pasted;
        // A dot behind the comma of an amount is a key that is not taken; pasted, all of it is
        // refused.
        if (pasted === "" && /,.*\./.test(text)) continue;
        await remask(page, "money");
        await type(page, text);
        await page.keyboard.press("Tab");
        expect(await shown(page), `typed ${text}`).toBe(pasted);
      }
      expect(left).toMatchObject({
        "12.50": "R$ 12,50",
        "0.99": "R$ 0,99",
        "1.250": "R$ 1.250,00",
        "1.250,00": "R$ 1.250,00",
        "1.250.00": "R$ 1.250,00",
        "12.5": "R$ 12,50",
        "12.": "R$ 12,00",
        "1,234.56": "R$ 1.234,56",
        "1,234": "",
        "1,234,567": "R$ 1.234.567,00",
      });
    });

    describe("a text longer than anybody types", () => {
      /**
       * A long text: only its first thousand characters are looked at, and they contain five
       * digits.
       */
      const long = (room = 1000) => "11987654321".padStart(room + 6, "x").padEnd(40_000, "1");

      it("is cut, pasted or filled in", async () => {
        const page = await openAny();
        for (const [mask, expected] of [
          ["phone", "(11) 987"],
          ["cpf", "119.87"],
          ["money", "R$ 11.987"],
        ] as const) {
          await remask(page, mask, "", 'data-unmasked-name="raw"');
          await paste(page, long());
          expect(await shown(page), mask).toBe(expected);
          await setFromOutside(page, "");
          await setFromOutside(page, long());
          expect(await shown(page), mask).toBe(expected);
        }
      });

      it("is cut where it is pasted, and what stands behind it is kept", async () => {
        const page = await openMasked("cpf", 'value="1299"');
        await field(page).focus();
        await placeCaret(page, 2);
        await paste(page, long(998));
        expect([await shown(page), await caret(page)]).toEqual(["121.198.799", 9]);
      });
    });

    it("pastes over what is selected", async () => {
      const page = await openMasked("phone", 'value="1132654321"');
      await field(page).focus();
      await page.keyboard.press("Control+A");
      await paste(page, "+55 11 98765-4321");
      expect(await shown(page)).toBe("(11) 98765-4321");
    });

    it("takes text that is dropped on it", async () => {
      const page = await openPage(`<p id="source">12345678909</p>${masked("cpf")}`);
      await waitUntilMounted(page, tag);
      await page.locator("#source").selectText();
      const from = await page.locator("#source").boundingBox();
      const to = await field(page).boundingBox();
      await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 8);
      await page.mouse.down();
      await page.mouse.move((to?.x ?? 0) + 30, (to?.y ?? 0) + 8, { steps: 5 });
      await page.mouse.up();
      await expect.poll(() => shown(page)).toBe("123.456.789-09");
    });

    it("takes edits that come without a key, as Android's do", async () => {
      const page = await openMasked("zipcode");
      await field(page).focus();
      for (const digit of "01310100") await page.keyboard.insertText(digit);
      expect(await shown(page)).toBe("01310-100");
      await placeCaret(page, 2);
      await page.keyboard.insertText("7");
      expect(await shown(page)).toBe("01310-100");
    });

    it("leaves a composition alone until it ends, and tells the page what it became", async () => {
      const page = await openMasked("zipcode");
      await field(page).focus();
      const ime = await page.context().newCDPSession(page);
      await ime.send("Input.imeSetComposition", {
        text: "0131010",
        selectionStart: 7,
        selectionEnd: 7,
      });
      await expect.poll(() => shown(page)).toBe("0131010");
      await ime.send("Input.insertText", { text: "01310100" });
      await expect.poll(() => shown(page)).toBe("01310-100");
      await expect.poll(async () => (await fired(page)).at(-1)).toBe("input:01310-100");
    });
  });

  describe("undo", () => {
    const histories = [
      ["zipcode", "013101", ["01310-1", "01310", "0131", "013", "01", "0", ""]],
      ["money", "1234,5", ["R$ 1.234,5", "R$ 1.234,", "R$ 1.234", "R$ 123", "R$ 12", "R$ 1", ""]],
    ] as const;
    for (const [mask, typed, steps] of histories) {
      it(`${mask}: goes back and forth step by step, and tells the page`, async () => {
        const page = await openMasked(mask, "", 'data-unmasked-name="raw"');
        await type(page, typed);
        expect(await shown(page)).toBe(steps[0]);
        for (const step of steps.slice(1)) {
          await page.keyboard.press("Control+Z");
          expect(await shown(page)).toBe(step);
          expect((await fired(page)).at(-1)).toBe(`input:${step}`);
        }
        expect(await raw(page).inputValue()).toBe("");
        await page.keyboard.press("Control+Z");
        for (const step of steps.toReversed().slice(1)) {
          await page.keyboard.press("Control+Shift+Z");
          expect(await shown(page)).toBe(step);
        }
      });
    }

    it("goes back to what was there when one step was a paste, caret included", async () => {
      const page = await openMasked("phone", 'value="1132654321"');
      await field(page).focus();
      await page.keyboard.press("Control+A");
      await paste(page, "11987654321");
      await page.keyboard.press("Control+Z");
      expect(await shown(page)).toBe("(11) 3265-4321");
      await page.keyboard.press("Control+Y");
      expect(await shown(page)).toBe("(11) 98765-4321");
    });

    it("never brings back what was there before the page wrote into the field", async () => {
      const page = await openMasked("zipcode");
      await type(page, "123");
      await setFromOutside(page, "01310100");
      await page.keyboard.press("Control+Z");
      expect(await shown(page)).toBe("01310-100");
    });

    it("changes nothing in a field that cannot be edited", async () => {
      const page = await openMasked("zipcode");
      await type(page, "123");
      await field(page).evaluate((input: HTMLInputElement) => {
        input.readOnly = true;
      });
      await page.keyboard.press("Control+Z");
      await page.keyboard.type("9");
      expect(await shown(page)).toBe("123");
    });
  });

  describe("events", () => {
    it("fires one input for each key, with the masked text, and one change on leaving", async () => {
      const page = await openMasked("zipcode");
      await type(page, "013101");
      await page.keyboard.press("Tab");
      expect(await fired(page)).toEqual([
        ...["0", "01", "013", "0131", "01310", "01310-1"].map((text) => `input:${text}`),
        "change:01310-1",
      ]);
    });

    const waysToLeave = [
      ["leaving", "Tab"],
      ["Enter", "Enter"],
    ] as const;
    for (const [leaving, key] of waysToLeave) {
      it(`completes the cents on ${leaving}, in time for the one change event of the page`, async () => {
        const page = await openPage(masked("money", "", 'data-unmasked-name="raw"'));
        await page.evaluate(() => addEventListener("submit", (event) => event.preventDefault()));
        await waitUntilMounted(page, tag);
        await type(page, "1234,5");
        await page.keyboard.press(key);
        expect(await shown(page)).toBe("R$ 1.234,50");
        expect(await raw(page).inputValue()).toBe("1234.50");
        await field(page).blur();
        expect((await fired(page)).filter((entry) => entry.startsWith("change"))).toEqual([
          "change:R$ 1.234,50",
        ]);
      });
    }

    it("fires a change where only the mask has changed the text on leaving", async () => {
      const page = await openMasked("money");
      await field(page).focus();
      await setFromOutside(page, "12,5");
      expect(await shown(page)).toBe("R$ 12,5");
      await page.keyboard.press("Tab");
      expect((await fired(page)).at(-1)).toBe("change:R$ 12,50");
    });

    it("empties an amount of nothing but a comma on leaving", async () => {
      const page = await openMasked("money");
      await type(page, ",");
      await page.keyboard.press("Tab");
      expect(await shown(page)).toBe("");
    });
  });

  describe("what others do to the field", () => {
    it("takes a value set from outside, with an input or a change event", async () => {
      const page = await openAny();
      for (const event of ["input", "change"]) {
        await remask(page, "cpf", "", 'data-unmasked-name="raw"');
        await setFromOutside(page, "12345678909", event);
        expect(await shown(page)).toBe("123.456.789-09");
        expect(await raw(page).inputValue()).toBe("12345678909");
        expect(await fired(page)).toEqual([`${event}:123.456.789-09`]);
      }
    });

    it("shows what the browser fills in", async () => {
      const page = await openAny();
      for (const [mask, filled, expected] of [
        ["phone", "+5511987654321", "(11) 98765-4321"],
        ["money", "1234.5", "R$ 1.234,50"],
        ["card-expiry", "12/2030", "12/30"],
        ["card-number", "4111111111111111", "4111 1111 1111 1111"],
      ] as const) {
        await remask(page, mask);
        await setFromOutside(page, filled);
        await setFromOutside(page, filled, "change");
        expect(await shown(page), mask).toBe(expected);
      }
    });

    it("types on behind a value set without any event", async () => {
      const page = await openMasked("zipcode");
      const { errors } = collectProblems(page);
      const warnings: string[] = [];
      page.on("console", (message) => warnings.push(message.text()));
      await field(page).focus();
      await field(page).evaluate((input: HTMLInputElement) => {
        input.value = "013101";
      });
      await page.keyboard.type("00");
      expect(await shown(page)).toBe("01310-100");
      expect([...errors, ...warnings]).toEqual([]);
    });

    it("follows a reset of the form, raw value too", async () => {
      const page = await openMasked("cpf", 'value="12345678909"', 'data-unmasked-name="raw"');
      await field(page).fill("");
      await type(page, "987");
      expect(await raw(page).inputValue()).toBe("987");
      await page.getByRole("button", { name: "limpar" }).click();
      await expect.poll(() => shown(page)).toBe("123.456.789-09");
      expect(await raw(page).inputValue()).toBe("12345678909");
    });

    it("takes a value that comes back with the page", async () => {
      const page = await openMasked("zipcode");
      await field(page).evaluate((input: HTMLInputElement) => {
        input.value = "01310100";
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      });
      expect(await shown(page)).toBe("01310-100");
    });

    it("masks a field that takes the first one's place", async () => {
      const page = await openMasked("zipcode", "", 'data-unmasked-name="raw"');
      await page.locator("label").evaluate((label) => {
        const other = label.cloneNode(true) as HTMLElement;
        other.querySelector("[type=hidden]")?.remove();
        label.replaceWith(other);
      });
      await expect.poll(() => raw(page).count()).toBe(1);
      await type(page, "01310100");
      expect(await shown(page)).toBe("01310-100");
      expect(await raw(page).inputValue()).toBe("01310100");
    });

    it("takes another mask when the attribute changes", async () => {
      const page = await openMasked("zipcode", 'value="12345678"');
      await page.locator(tag).evaluate((element) => element.setAttribute("data-mask", "date"));
      await expect.poll(() => shown(page)).toBe("12/34/5678");
    });

    it("keeps what was typed before the script ran, and the caret", async () => {
      demo.server.addPage("/mask", { body: `<main>${masked("phone")}</main>` });
      let release = () => {};
      const page = await demo.open("/mask", {
        prepare: async (fresh) => {
          release = await holdRequests(fresh, "**/chunks/**");
        },
      });
      await type(page, "1198765432");
      await placeCaret(page, 4);
      release();
      await waitUntilMounted(page, tag);
      expect([await shown(page), await caret(page)]).toEqual(["(11) 9876-5432", 7]);
      await page.keyboard.type("0");
      expect(await shown(page)).toBe("(11) 98076-5432");
    });

    it("leaves an amount that is being typed when the script arrives without its cents", async () => {
      demo.server.addPage("/mask", { body: `<main>${masked("money")}</main>` });
      let release = () => {};
      const page = await demo.open("/mask", {
        prepare: async (fresh) => {
          release = await holdRequests(fresh, "**/chunks/**");
        },
      });
      await type(page, "1234,");
      release();
      await waitUntilMounted(page, tag);
      await page.keyboard.type("5");
      expect(await shown(page)).toBe("R$ 1.234,5");
    });
  });

  describe("data-unmasked-name", () => {
    const submitted = (page: Page) =>
      page
        .locator("form")
        .evaluate((form: HTMLFormElement) => [...new FormData(form)].map(([, value]) => value));

    it("submits the masked and the raw value, empty when empty", async () => {
      const page = await openMasked("phone", "", 'data-unmasked-name="raw"');
      expect(await submitted(page)).toEqual(["", ""]);
      await type(page, "11987654321");
      expect(await submitted(page)).toEqual(["(11) 98765-4321", "11987654321"]);
    });

    it("is disabled with its field, and with a fieldset around both", async () => {
      const page = await openPage(
        `<fieldset>${masked("zipcode", 'value="01310100"', 'data-unmasked-name="raw"')}</fieldset>`,
      );
      await waitUntilMounted(page, tag);
      const disable = (selector: string, disabled: boolean) =>
        page
          .locator(selector)
          .evaluate((element, on) => element.toggleAttribute("disabled", on), disabled);
      expect(await submitted(page)).toEqual(["01310-100", "01310100"]);
      await disable("[name=field]", true);
      await expect.poll(() => submitted(page)).toEqual([]);
      await disable("[name=field]", false);
      await expect.poll(() => submitted(page)).toEqual(["01310-100", "01310100"]);
      await disable("fieldset", true);
      expect(await submitted(page)).toEqual([]);
      await disable("fieldset", false);
      await expect.poll(() => submitted(page)).toEqual(["01310-100", "01310100"]);
    });

    it("belongs to the form that the field names", async () => {
      demo.server.addPage("/mask", {
        body: `<main><form id="away"></form>${masked("zipcode", 'form="away" value="01310100"', 'data-unmasked-name="raw"')}</main>`,
      });
      const page = await demo.open("/mask");
      await waitUntilMounted(page, tag);
      expect(await submitted(page)).toEqual(["01310-100", "01310100"]);
    });
  });

  describe("failures", () => {
    it("names the attribute when the mask is unknown, and the plain field works", async () => {
      const page = await openPage(masked("rg"));
      await waitForState(page, tag, "failed");
      expect((await seenErrors(page))[0]).toMatchObject({ widget: tag, name: "ConfigError" });
      expect((await seenErrors(page))[0]?.message).toContain("data-mask");
      await type(page, "12.345-x");
      expect(await shown(page)).toBe("12.345-x");
    });

    for (const [what, input] of [
      ["type=number", 'type="number"'],
      ["type=email", 'type="email"'],
    ] as const) {
      it(`gives the page back for ${what}, which cannot hold a mask`, async () => {
        const page = await openPage(masked("zipcode", input));
        await waitForState(page, tag, "failed");
        expect(await seenErrors(page)).toEqual([
          {
            widget: tag,
            name: "ElementError",
            message: `${tag}: an <input> of type text, tel, search, url or password is required`,
          },
        ]);
        await type(page, "12");
        expect(await shown(page)).toBe("12");
      });
    }

    it("leaves the plain field when the code does not come, with one error", async () => {
      demo.server.addPage("/mask", { body: `<main>${masked("zipcode")}</main>` });
      const page = await demo.open("/mask", {
        prepare: async (fresh) => {
          await fresh.route("**/chunks/mask-*", (route) => route.abort());
        },
      });
      const namesOfErrors = async () => (await seenErrors(page)).map(({ name }) => name);
      await expect.poll(namesOfErrors).toEqual(["RequestError"]);
      await type(page, "01310100");
      expect(await shown(page)).toBe("01310100");
    });
  });
});

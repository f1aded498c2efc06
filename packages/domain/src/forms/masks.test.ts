import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney } from "../format/numbers";
import { type MaskName, masks, rawValue } from "./masks";

const names = Object.keys(masks) as MaskName[];

/** The pattern with each `0` replaced by the next digit; ends after the last digit. */
function fill(pattern: string, digits: string): string {
  const left = Array.from(digits);
  let shown = "";
  for (const sign of pattern.replace(/[[\]]/g, "")) {
    if (left.length === 0) break;
    shown += sign === "0" ? left.shift() : sign;
  }
  return shown;
}

describe("masks", () => {
  it("have the patterns of the specification", () => {
    expect(Object.fromEntries(names.map((name) => [name, masks[name].pattern]))).toEqual({
      zipcode: "00000-000",
      cpf: "000.000.000-00",
      date: "00/00/0000",
      phone: "(00) 0000-0000[0]",
      money: "R$ num",
      "card-number": "0000 0000 0000 0000",
      "card-expiry": "00/00",
      "card-code": "000[0]",
    });
  });

  it("have its placeholders", () => {
    expect(names.filter((name) => masks[name].placeholder)).toEqual(["zipcode"]);
    expect(masks.zipcode.placeholder).toBe("_____-___");
  });

  it("bring up a keyboard of digits", () => {
    expect(masks.phone.inputMode).toBe("tel");
    expect(masks.money.inputMode).toBe("decimal");
    expect(masks.cpf.inputMode).toBe("numeric");
  });
});

describe("rawValue", () => {
  it.each([
    ["zipcode", "01310-100", "01310100"],
    ["cpf", "529.982.247-25", "52998224725"],
    ["date", "29/02/2024", "29022024"],
    ["phone", "(11) 98765-4321", "11987654321"],
    ["money", "R$ 1.234,56", "1234.56"],
    ["money", "R$ 1.234,5", "1234.50"],
    ["money", "R$ 1.234", "1234.00"],
    ["money", "R$ 0,10", "0.10"],
    ["card-number", "4111 1111 1111 1111", "4111111111111111"],
    ["card-expiry", "12/30", "1230"],
    ["card-code", "0123", "0123"],
  ] as const)("of %s %s is %s", (name, shown, raw) => {
    expect(rawValue(name, shown)).toBe(raw);
  });

  it.each(names)("of an empty %s is empty", (name) => {
    expect(rawValue(name, "")).toBe("");
    expect(rawValue(name, " ")).toBe("");
  });

  it("of money that is no amount is empty", () => {
    expect(rawValue("money", "R$ ")).toBe("");
    expect(rawValue("money", "a combinar")).toBe("");
  });

  it("gives back the digits that the mask shows", () => {
    const ofDigits = names.filter((name) => name !== "money");
    const digits = fc.array(fc.nat(9), { maxLength: 20 }).map((all) => all.join(""));
    fc.assert(
      fc.property(fc.constantFrom(...ofDigits), digits, (name, typed) => {
        const { pattern } = masks[name];
        const room = pattern.replace(/[^0]/g, "").length;
        expect(rawValue(name, fill(pattern, typed))).toBe(typed.slice(0, room));
      }),
    );
  });

  it("gives back the amount of money, and is its own raw value", () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (cents) => {
        const raw = rawValue("money", formatMoney(cents / 100, { symbol: true }));
        expect(raw).toBe((cents / 100).toFixed(2));
        expect(rawValue("money", raw)).toBe(raw);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney } from "../format/numbers";
import { isNumber, isNumberWithDigits, maxValue, minValue } from "./numbers";

const cents = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 });

describe("isNumber", () => {
  it("allows no digits at all", () => {
    expect(isNumber("")).toBe(true);
  });

  it.each(["１２", "٣", "1 2", "+1", "0x1", "1e3"])("refuses %s", (text) => {
    expect(isNumber(text)).toBe(false);
  });
});

describe("isNumberWithDigits", () => {
  it("takes the digits of every amount, with a comma or a dot", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(99), fc.constantFrom(",", "."), (whole, rest, separator) => {
        expect(isNumberWithDigits(`${whole}`)).toBe(true);
        expect(isNumberWithDigits(`${whole}${separator}${rest}`)).toBe(true);
      }),
    );
  });

  it.each(["", "1,2,3", "1.2,3", "1,", ".5", "R$ 5", "-5"])("refuses %j", (text) => {
    expect(isNumberWithDigits(text)).toBe(false);
  });
});

describe("minValue and maxValue", () => {
  it("leave out the limit itself", () => {
    expect(minValue("10,00", 10)).toBe(false);
    expect(maxValue("10,00", 10)).toBe(false);
  });

  it("compare the amount, however it is written", () => {
    fc.assert(
      fc.property(cents, cents, fc.boolean(), (left, right, symbol) => {
        const amount = left / 100;
        for (const text of [formatMoney(amount, { symbol }), amount.toFixed(2)]) {
          expect(minValue(text, right / 100)).toBe(left > right);
          expect(maxValue(text, right / 100)).toBe(left < right);
        }
      }),
    );
  });

  it.each(["", "R$", "dez", "1,2,3", "Infinity", "NaN"])(
    "fail for %j, which is no number",
    (text) => {
      expect(minValue(text, -1)).toBe(false);
      expect(maxValue(text, 1)).toBe(false);
    },
  );
});

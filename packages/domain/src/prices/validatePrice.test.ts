import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney } from "../format/formatMoney";
import { validatePrice } from "./validatePrice";

describe("validatePrice", () => {
  it.each(["", "  ", "R$", "R$ ", "\u00a0R$\u00a0"])("takes %j for empty", (text) => {
    expect(validatePrice(text)).toEqual({ kind: "empty" });
  });

  it.each([
    ["1.234,5", 1234.5],
    ["R$ 9.999.999,99", 9_999_999.99],
    ["12,", 12],
    ["0,01", 0.01],
    ["12,345", 12.35],
    ["1234.56", 1234.56],
    ["R$ 9.999.999.999.999,99", 9_999_999_999_999.99],
  ])("takes %j for a price", (text, amount) => {
    expect(validatePrice(text)).toEqual({ kind: "price", amount });
  });

  it.each([
    ["abc", "notNumber"],
    ["12 reais", "notNumber"],
    ["1,2,3", "notNumber"],
    ["-", "notNumber"],
    ["0", "notPositive"],
    ["0,00", "notPositive"],
    ["0,004", "notPositive"],
    ["-3", "notPositive"],
    ["-R$ 3,00", "notPositive"],
    ["R$ 10.000.000.000.000,00", "tooMuch"],
  ])("refuses %j", (text, reason) => {
    expect(validatePrice(text)).toEqual({ kind: "refused", reason });
  });

  it("reads every price that is written in reais", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), fc.boolean(), (cents, symbol) => {
        const amount = cents / 100;
        expect(validatePrice(formatMoney(amount, { symbol }))).toEqual({ kind: "price", amount });
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney } from "../format/numbers";
import { changePrice, validatePrice } from "./priceAmount";

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

describe("changePrice", () => {
  it.each([
    [10.05, 10, 11.06],
    [100, 12.5, 112.5],
    [19.99, -50, 10],
    [0.01, -90, 0.01],
    [99.9, 0, 99.9],
    [9_999_999_999_999, 100, 9_999_999_999_999.99],
  ])("changes %d by %d %% to %d", (price, percent, changed) => {
    expect(changePrice(price, percent)).toBe(changed);
  });

  it("is always a price in whole cents, within half a cent of what is on paper", () => {
    const price = fc.integer({ min: 100, max: 99_999_999 }).map((cents) => cents / 100);
    const percent = fc.integer({ min: -90, max: 300 });
    fc.assert(
      fc.property(price, percent, (before, by) => {
        const after = changePrice(before, by);
        expect(after).toBe(Math.round(after * 100) / 100);
        expect(Math.abs(after - (before * (100 + by)) / 100)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });

  it("never falls when the percentage rises", () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 });
    const percent = fc.integer({ min: -99, max: 500 });
    fc.assert(
      fc.property(cents, percent, percent, (price, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(changePrice(price / 100, low)).toBeLessThanOrEqual(changePrice(price / 100, high));
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney } from "./numbers";
import { unmoney } from "./unmoney";

describe("unmoney", () => {
  it.each([
    ["R$ 1.234,56", 1234.56],
    ["R$1.234,56", 1234.56],
    ["R$\u00a01.234,56", 1234.56],
    ["1.234,56", 1234.56],
    ["1234,56", 1234.56],
    ["1.234.567", 1234567],
    ["12", 12],
    ["12,", 12],
    [",5", 0.5],
    ["-R$ 5,00", -5],
    ["R$ -5,00", -5],
    [" 7,10 ", 7.1],
  ])("reads %j as %d", (text, value) => {
    expect(unmoney(text)).toBe(value);
  });

  it("reads the raw value of a masked field, with a decimal dot", () => {
    expect(unmoney("1234.56")).toBe(1234.56);
    expect(unmoney("12.5")).toBe(12.5);
    expect(unmoney("0.125")).toBe(0.125);
  });

  it("takes dots before groups of three for thousands", () => {
    expect(unmoney("1.234")).toBe(1234);
    expect(unmoney("12.345.678")).toBe(12345678);
  });

  it.each(["", "R$", ",", ".", "abc", "1,234.56", "1.23,45", "12.34.56", "1 real", "1e3", "0x1f"])(
    "gives NaN for %j",
    (text) => {
      expect(unmoney(text)).toBeNaN();
    },
  );

  it.each([12, null, undefined])("refuses %s", (value) => {
    expect(() => unmoney(value as unknown as string)).toThrow(
      new TypeError("Parameter must be a string."),
    );
  });

  it("undoes formatMoney, with and without R$", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.boolean(), (whole, symbol) => {
        const value = (whole % 1e13) / 100;
        expect(unmoney(formatMoney(value, { symbol }))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it("gives a finite number or NaN for any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = unmoney(text);
        expect(Number.isFinite(value) || Number.isNaN(value)).toBe(true);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney } from "./formatMoney";

const amount = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }).map((cents) => cents / 100);

describe("formatMoney", () => {
  it.each([
    [1234.5, "1.234,50"],
    [0, "0,00"],
    [0.1, "0,10"],
    [999, "999,00"],
    [1234567.891, "1.234.567,89"],
    [-1234.5, "-1.234,50"],
    [2.5e-3, "0,00"],
  ])("writes %d as %s", (value, text) => {
    expect(formatMoney(value)).toBe(text);
  });

  it("writes R$ and a normal space when asked", () => {
    expect(formatMoney(1234.5, { symbol: true })).toBe("R$ 1.234,50");
    expect(formatMoney(-5, { symbol: true })).toBe("-R$ 5,00");
  });

  it("has no minus sign before zero", () => {
    expect(formatMoney(-0)).toBe("0,00");
    expect(formatMoney(-0.001, { symbol: true })).toBe("R$ 0,00");
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, "12", null, undefined])("refuses %s", (value) => {
    expect(() => formatMoney(value as number)).toThrow(
      new TypeError("Parameter must be a number."),
    );
  });

  it("always has two decimals and groups of three", () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(formatMoney(value)).toMatch(/^-?\d{1,3}(\.\d{3})*,\d{2}$/);
      }),
    );
  });
});

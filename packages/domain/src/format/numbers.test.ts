import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formatBigNumber, formatBrl, formatMoney, formatNumber } from "./numbers";

describe("formatNumber", () => {
  it("puts dots between thousands", () => {
    expect(formatNumber(999)).toBe("999");
    expect(formatNumber(1234)).toBe("1.234");
    expect(formatNumber(-1234567)).toBe("-1.234.567");
  });

  it("writes as many decimals as asked, after a comma", () => {
    expect(formatNumber(1234.5)).toBe("1.235");
    expect(formatNumber(1234.5, 1)).toBe("1.234,5");
    expect(formatNumber(1, 3)).toBe("1,000");
  });

  it.each([Number.NaN, Number.NEGATIVE_INFINITY, "12", {}])("refuses %s", (value) => {
    expect(() => formatNumber(value as number)).toThrow(
      new TypeError("Parameter must be a number."),
    );
  });
});

const amount = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }).map((cents) => cents / 100);

describe("numbers in general", () => {
  const half = fc.tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 6 }));
  const any = fc.double({ min: -1e20, max: 1e20, noNaN: true, noDefaultInfinity: true });
  const value = fc.oneof(
    fc.integer(),
    amount,
    half.map(([number, zeros]) => Number(`${number}5e-${zeros}`)),
    any,
  );

  it("are written as Intl writes them in pt-BR, but for the minus sign of zero", () => {
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 4 }), (number, decimals) => {
        const intl = new Intl.NumberFormat("pt-BR", {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
        const text = intl.format(number).replace(/^-(?=[0,]*$)/, "");
        expect(formatNumber(number, decimals)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });
});

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

describe("formatBrl", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    [120, "R$ 120"],
    [99.5, "R$ 100"],
    [99.49, "R$ 99"],
    [1234.56, "R$ 1.235"],
    [0, "R$ 0"],
    [-0.4, "R$ 0"],
    [-99.5, "-R$ 100"],
  ])("writes %d as %s", (value, text) => {
    expect(formatBrl(value)).toBe(text);
  });

  it.each([Number.NaN, "12", undefined])("logs %s as NaN and does not throw", (value) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(formatBrl(value as number)).toBe("");
    expect(log.mock.calls).toEqual([["param value is NaN"]]);
  });

  it("logs nothing for a number", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    formatBrl(1);
    expect(log).not.toHaveBeenCalled();
  });
});

describe("formatBigNumber", () => {
  it.each([
    [0, "0"],
    [1_234, "1.234"],
    [9_999, "9.999"],
    [10_000, "10 mil"],
    [12_345, "12 mil"],
    [12_500, "13 mil"],
    [1_234_567, "1.235 mil"],
    [12_345_678, "12.346 mil"],
    [99_999_999, "100.000 mil"],
    [100_000_000, "100 mi"],
    [123_456_789, "123 mi"],
    [1_234_567_890, "1.235 mi"],
    [-9_999, "-9.999"],
    [-12_345, "-12 mil"],
    [-123_456_789, "-123 mi"],
  ])("writes %d as %s", (value, text) => {
    expect(formatBigNumber(value)).toBe(text);
  });

  it("counts the digits of the rounded number", () => {
    expect(formatBigNumber(9_999.4)).toBe("9.999");
    expect(formatBigNumber(9_999.5)).toBe("10 mil");
  });

  it("changes units at 5 and 9 digits, nowhere else", () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (value) => {
        const digits = String(value).length;
        const unit = digits >= 9 ? " mi" : digits >= 5 ? " mil" : "";
        expect(formatBigNumber(value).replace(/^[\d.]+/, "")).toBe(unit);
      }),
    );
  });

  it("is off by half a unit at most", () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (value) => {
        const [figure = "", unit] = formatBigNumber(value).split(" ");
        const size = unit === "mi" ? 1_000_000 : unit === "mil" ? 1_000 : 1;
        const shown = Number(figure.replaceAll(".", "")) * size;
        expect(Math.abs(shown - value)).toBeLessThanOrEqual(size / 2);
      }),
    );
  });

  it("refuses what is no number", () => {
    expect(() => formatBigNumber(Number.NaN)).toThrow(new TypeError("Parameter must be a number."));
  });
});

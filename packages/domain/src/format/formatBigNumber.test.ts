import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatBigNumber } from "./formatBigNumber";

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

import { describe, expect, it } from "vitest";
import { formatNumber } from "./formatNumber";

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

import { expect, it } from "vitest";
import { formatted, median, quantile, ratio, spread } from "./figures";

it("finds quartiles between the samples, in whatever order they came", () => {
  expect(quantile([4, 1, 3, 2], 0.25)).toBe(1.75);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(spread([4, 1, 3, 2])).toBe(0.75);
  expect(median([])).toBeNaN();
});

it("writes the median with its quartiles", () => {
  expect(formatted([700, 800, 900], "quartiles")).toBe("800 (750–850)");
});

it("says of touches that nothing answered that they never were", () => {
  const never = Number.POSITIVE_INFINITY;
  expect(formatted([100, 100, 100, never, never], "quartiles")).toBe("100 (100–never)");
});

it("writes a share, and of how many", () => {
  expect(formatted([1, 0, 1, 1], "share")).toBe("75 % of 4");
  expect(formatted([], "share")).toBe("–");
});

it("writes a ratio with as many digits as it is worth", () => {
  expect([ratio(1, 3), ratio(30, 2), ratio(1, 0)]).toEqual(["0.33", "15", "–"]);
});

it("refuses a format that nobody knows", () => {
  expect(() => formatted([1], "furlongs")).toThrow('no format "furlongs"');
});

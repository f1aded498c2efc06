import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fibonacciInterval } from "./fibonacciInterval";

const longestTimer = 2_147_483_647;

describe("fibonacciInterval", () => {
  it("grows as 1, 1, 2, 3, 5, 8 times the base", () => {
    const intervals = [0, 1, 2, 3, 4, 5].map((step) => fibonacciInterval(step, 30_000));
    expect(intervals).toEqual([30_000, 30_000, 60_000, 90_000, 150_000, 240_000]);
  });

  it("never exceeds what a timer can hold", () => {
    expect(fibonacciInterval(1_000, 30_000)).toBe(longestTimer);
    expect(fibonacciInterval(Number.POSITIVE_INFINITY, 1)).toBe(longestTimer);
    expect(fibonacciInterval(0, 1e12)).toBe(longestTimer);
  });

  it.each([0, -5, Number.NaN])("is 0 for a base of %d", (base) => {
    expect(fibonacciInterval(7, base)).toBe(0);
  });

  it("is the sum of the two before it, up to the cap", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 90 }),
        fc.integer({ min: 1, max: 1e6 }),
        (step, base) => {
          const sum = fibonacciInterval(step - 1, base) + fibonacciInterval(step - 2, base);
          expect(fibonacciInterval(step, base)).toBe(Math.min(sum, longestTimer));
        },
      ),
    );
  });
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { changePrice } from "./changePrice";

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

import { describe, expect, it } from "vitest";
import { hasDiscount } from "./hasDiscount";

describe("hasDiscount", () => {
  it("holds when the original price differs and the percentage is above 0", () => {
    expect(hasDiscount({ price: 50, originalPriceInteger: 100, discountPercentage: 50 })).toBe(
      true,
    );
  });

  it.each([
    { price: 100, originalPriceInteger: 100, discountPercentage: 50 },
    { price: 50, originalPriceInteger: 100, discountPercentage: 0 },
    { price: 50, originalPriceInteger: 100, discountPercentage: -1 },
    { price: 50, originalPriceInteger: 100 },
    { price: 50, originalPriceInteger: null, discountPercentage: 50 },
    { price: 50, discountPercentage: 50 },
  ])("does not for %o", (product) => {
    expect(hasDiscount(product)).toBe(false);
  });
});

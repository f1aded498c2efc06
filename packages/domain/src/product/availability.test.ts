import { describe, expect, it } from "vitest";
import { canBeBundled, isAvailable } from "./availability";

const onSale = { state: "published", availableUnits: 1 };

describe("isAvailable", () => {
  it("needs a published product with units left", () => {
    expect(isAvailable(onSale)).toBe(true);
    expect(isAvailable({ ...onSale, availableUnits: 0 })).toBe(false);
    expect(isAvailable({ ...onSale, state: "draft" })).toBe(false);
  });
});

describe("canBeBundled", () => {
  it("takes an available product that is shipped", () => {
    expect(canBeBundled({ ...onSale, shippingType: 2 })).toBe(true);
    expect(canBeBundled(onSale)).toBe(true);
  });

  it("refuses hand delivery", () => {
    expect(canBeBundled({ ...onSale, shippingType: 1 })).toBe(false);
  });

  it("refuses a product that is not available", () => {
    expect(canBeBundled({ ...onSale, availableUnits: 0, shippingType: 2 })).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { canBeBundled, hasDiscount, isAvailable, photoId } from "./Product";

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

const defaultPhoto = { image_public_id: "default" };

describe("photoId", () => {
  it("prefers the selected photo", () => {
    expect(photoId({ defaultPhoto, selectedPhoto: { image_public_id: "selected" } })).toBe(
      "selected",
    );
  });

  it("falls back to the default photo", () => {
    expect(photoId({ defaultPhoto, selectedPhoto: null })).toBe("default");
    expect(photoId({ defaultPhoto, selectedPhoto: { image_public_id: "" } })).toBe("default");
  });

  it("is undefined without either", () => {
    expect(photoId({})).toBeUndefined();
  });
});

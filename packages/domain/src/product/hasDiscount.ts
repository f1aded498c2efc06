import type { Product } from "./Product";

/**
 * Whether the original price is known and differs from the price, and the percentage is above 0.
 */
export function hasDiscount(
  product: Pick<Product, "price" | "originalPriceInteger" | "discountPercentage">,
): boolean {
  const { price, originalPriceInteger, discountPercentage } = product;
  const original = originalPriceInteger ?? price;
  return original !== price && (discountPercentage ?? 0) > 0;
}

import type { Product } from "./Product";

const handDelivery = 1;

/** Whether the product is on sale and has units left. */
export function isAvailable(product: Pick<Product, "state" | "availableUnits">): boolean {
  return product.state === "published" && product.availableUnits > 0;
}

/**
 * Whether the product can be added to a bundle ("sacola"): it is available and not delivered by
 * hand.
 */
export function canBeBundled(
  product: Pick<Product, "state" | "availableUnits" | "shippingType">,
): boolean {
  return isAvailable(product) && product.shippingType !== handDelivery;
}

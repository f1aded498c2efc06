import type { Product } from "./Product";

const HAND_DELIVERY = 1;

/** Whether it is on sale, with units left. */
export function isAvailable(product: Pick<Product, "state" | "availableUnits">): boolean {
  return product.state === "published" && product.availableUnits > 0;
}

/** Whether it can be added to a bundle ("sacola"): available, and not delivered by hand. */
export function canBeBundled(
  product: Pick<Product, "state" | "availableUnits" | "shippingType">,
): boolean {
  return isAvailable(product) && product.shippingType !== HAND_DELIVERY;
}

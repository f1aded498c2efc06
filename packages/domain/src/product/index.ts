/** Facts derived from a product's fields (behaviour 12.6). */
export type { Product, ProductPhoto } from "./Product";
export { canBeBundled, hasDiscount, isAvailable, photoId } from "./Product";

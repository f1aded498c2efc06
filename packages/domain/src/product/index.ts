/** Facts derived from a product's fields (behaviour 12.6). */
export { canBeBundled, isAvailable } from "./availability";
export { hasDiscount } from "./hasDiscount";
export type { Product, ProductPhoto } from "./Product";
export { photoId } from "./photoId";

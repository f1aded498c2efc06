/** What can be told from a product's fields (contract 2.6, `product`). */
export { canBeBundled, isAvailable } from "./availability";
export { hasDiscount } from "./hasDiscount";
export type { Product, ProductPhoto } from "./Product";
export { photoId } from "./photoId";

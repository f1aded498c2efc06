/** A photo, by its id in the photo service. */
export interface ProductPhoto {
  image_public_id: string;
}

/** A product as in `data-product` and in answers of the server. Prices are in reais. */
export interface Product {
  id: number | string;
  slug: string;
  title?: string | null;
  href?: string | null;
  /** "published" means on sale. */
  state: string;
  price: number;
  originalPriceInteger?: number | null;
  discountPercentage?: number | null;
  availableUnits: number;
  /** 1 means hand delivery. */
  shippingType?: number | null;
  defaultPhoto?: ProductPhoto | null;
  selectedPhoto?: ProductPhoto | null;
  likeUserIds?: readonly (number | string)[] | null;
  isProductLikedByUser?: boolean | null;
}

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

/** The id of the photo to show: the selected one, else the default one, else undefined. */
export function photoId(
  product: Pick<Product, "selectedPhoto" | "defaultPhoto">,
): string | undefined {
  return (
    product.selectedPhoto?.image_public_id || product.defaultPhoto?.image_public_id || undefined
  );
}

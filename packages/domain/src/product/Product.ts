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

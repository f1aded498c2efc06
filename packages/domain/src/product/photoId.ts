import type { Product } from "./Product";

/** The id of the photo to show: the selected one, else the default one, else undefined. */
export function photoId(
  product: Pick<Product, "selectedPhoto" | "defaultPhoto">,
): string | undefined {
  return (
    product.selectedPhoto?.image_public_id || product.defaultPhoto?.image_public_id || undefined
  );
}

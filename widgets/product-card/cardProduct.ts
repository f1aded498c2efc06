import { photoId } from "@yy/domain/product/Product";
import { photoUrl } from "@yy/domain/urls/photoUrl";
import { type Checked, decimal, flag, id, maybe, number, object, text } from "@yy/http/shape";
import { photoHost } from "@yy/page/photoHost";

const photo = maybe(object({ image_public_id: text }));

const shape = object({
  id,
  slug: text,
  title: maybe(text),
  state: text,
  price: decimal,
  originalPriceInteger: maybe(decimal),
  discountPercentage: maybe(number),
  availableUnits: number,
  shippingType: maybe(number),
  defaultPhoto: photo,
  selectedPhoto: photo,
  isProductLikedByUser: maybe(flag),
});

/** A product in `data-product`: the fields that a card shows, with ids as text. */
export type CardProduct = Readonly<Checked<typeof shape>>;

/** @throws an error that names the field with a wrong value */
export const cardProduct = (value: unknown): CardProduct => shape(value, "product");

/** The size of the requested photo in px. Its box has the same proportions at any width. */
export const photoSize = { width: 276, height: 294 } as const;

/** Returns the URL of the selected photo, else of the default photo; undefined without either. */
export function cardPhotoUrl(product: CardProduct): string | undefined {
  const imageId = photoId(product)?.trim();
  if (!imageId) return undefined;
  return photoUrl({ host: photoHost(), slug: product.slug, imageId, size: photoSize });
}

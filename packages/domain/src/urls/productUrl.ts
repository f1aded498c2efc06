import type { Product } from "../product/Product";
import { encodePart, withQueryParameter } from "./parts";

/** The origin of a visit to a product. Blank or absent values are left out. */
export interface ProductReferral {
  qid?: string | undefined;
  sref?: string | undefined;
  ref?: string | undefined;
}

/** The URL `/p/{slug}-{id}?product_id={id}`, followed by `qid`, `sref` and `ref` when given. */
export function productUrl(
  { slug, id }: Pick<Product, "slug" | "id">,
  { qid, sref, ref }: ProductReferral = {},
): string {
  let url = `/p/${encodePart(slug)}-${encodePart(id)}?product_id=${encodePart(id)}`;
  for (const [name, value] of Object.entries({ qid, sref, ref })) {
    if (value) url = withQueryParameter(url, name, value);
  }
  return url;
}

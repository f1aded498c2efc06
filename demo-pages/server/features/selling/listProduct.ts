import { unmoney } from "@yy/domain/format/unmoney";
import catalogue from "../../fixtures/catalogue.json";
import { newProduct } from "../../fixtures/seed";
import type { DemoState, Product } from "../../fixtures/types";

/** What was sent under this name, as text; "" when nothing was. */
type SentText = (name: string) => string;

type Subcategory = (typeof catalogue.subcategories)[number];

/** A field that products of a subcategory have: a select with its options, a text or a number. */
export type ProductField = Subcategory["fields"][number];

/** The subcategory of this id. */
export function subcategoryOf(id: string): Subcategory | undefined {
  return catalogue.subcategories.find((subcategory) => String(subcategory.id) === id);
}

/** Field → message, empty when the product can be listed. */
export function listingErrors(sent: SentText): Record<string, string> {
  const errors: Record<string, string> = {};
  const price = unmoney(sent("price"));
  if (sent("title").trim() === "") errors.title = "não pode ficar em branco";
  if (Number.isNaN(price)) errors.price = "não é um número válido";
  else if (price <= 0) errors.price = "deve ser maior do que R$ 0,00";
  if (subcategoryOf(sent("subcategory_id")) === undefined) {
    errors.subcategory_id = "não pode ficar em branco";
  }
  return errors;
}

/**
 * Puts a product without errors up for sale, before all others.
 * @param cover id of its first photo; one is drawn for a product without
 */
export function listProduct(
  state: DemoState,
  sellerId: number,
  sent: SentText,
  cover: string | undefined,
): Product {
  state.lastId += 1;
  const product = newProduct({
    id: state.lastId,
    title: sent("title").trim(),
    price: unmoney(sent("price")),
    seller_id: sellerId,
    subcategory_id: Number(sent("subcategory_id")),
    brand: sent("brand") || null,
    size: sent("size") || null,
    color: sent("color") || null,
    ...(cover !== undefined && { defaultPhoto: { image_public_id: cover } }),
  });
  state.products.unshift(product);
  return product;
}

import { underRoot } from "@yy/page/root";
import { request } from "../client";
import { anyObject, type Check, id, readJson } from "../shape";

/** A created listing: its id, and any other fields of the answer. */
export interface CreatedProduct {
  /** As sent, a number or a string. */
  readonly id: number | string;
  readonly [field: string]: unknown;
}

/**
 * `POST /produto`.
 *
 * @param product - sent flat, as JSON
 * @param key - idempotency key, the same for every retry of one listing: the server creates one
 * product
 * @throws RequestError; status 422 has a body of field name → message
 */
export async function createProduct(
  product: Readonly<Record<string, unknown>>,
  key: string,
): Promise<CreatedProduct> {
  return readJson(
    await request({
      method: "POST",
      url: underRoot("/produto"),
      json: product,
      headers: { "Idempotency-Key": key },
    }),
    createdProduct,
  );
}

/** What the server answers. */
export const createdProduct: Check<CreatedProduct> = (value, at) => {
  const product = anyObject(value, at);
  id(product.id, "id");
  return product as CreatedProduct;
};

import { request } from "../client";
import { anyObject, type Check, id, readJson } from "../shape";

/** A listing as the server created it: its id, and the fields it chose to send. */
export interface CreatedProduct {
  /** As sent, a number or a string. */
  readonly id: number | string;
  readonly [field: string]: unknown;
}

/**
 * `POST /produto`.
 *
 * @param product - sent flat, as JSON
 * @param key - the same for every try of one listing: the server makes one product of them
 * @throws RequestError; status 422 has a body of field name → message
 */
export async function createProduct(
  product: Readonly<Record<string, unknown>>,
  key: string,
): Promise<CreatedProduct> {
  return readJson(
    await request({
      method: "POST",
      url: "/produto",
      json: product,
      headers: { "Idempotency-Key": key },
    }),
    createdProduct,
  );
}

const createdProduct: Check<CreatedProduct> = (value, at) => {
  const product = anyObject(value, at);
  id(product.id, "id");
  return product as CreatedProduct;
};

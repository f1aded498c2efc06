import { underRoot } from "@yy/page/root";
import { type Checked, decimal, object, readJson } from "../shape";
import { sharedGet } from "../sharedGet";

/** What the server answers. */
export const insurancePrice = object({ price: decimal, insurance_price: decimal });

/** Both amounts in reais. */
export type InsurancePrice = Checked<typeof insurancePrice>;

/**
 * `GET /api/insurance_price/calculate`, version 1.
 *
 * @param query - all fields of the form, `price` among them
 * @throws RequestError
 */
export async function calculateInsurancePrice(
  query: URLSearchParams,
  signal?: AbortSignal,
): Promise<InsurancePrice> {
  const url = underRoot(`/api/insurance_price/calculate?${query}`);
  return readJson(await sharedGet({ url, version: 1, signal }), insurancePrice);
}

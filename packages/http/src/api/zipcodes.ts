import { underRoot } from "@yy/page/root";
import { type Checked, decimal, maybe, object, readJson, text } from "../shape";
import { sharedGet } from "../sharedGet";

/** What the server answers. */
export const zipcodeAddress = object({
  uf: text,
  city: text,
  kind: maybe(text),
  street: maybe(text),
  neighborhood: maybe(text),
  latitude: maybe(decimal),
  longitude: maybe(decimal),
});

/**
 * The address of a zipcode: state (`uf`) and city, and the rest unless the zipcode is that of a
 * whole city.
 */
export type ZipcodeAddress = Checked<typeof zipcodeAddress>;

/** Short, because the fields of an address form wait for the lookup. */
const lookupTimeoutMs = 10_000;

/**
 * `GET /api/v1/zipcodes/{zipcode}`.
 *
 * @param zipcode - as cleaned by the caller
 * @throws RequestError; an unknown zipcode has status 404
 */
export async function lookUpZipcode(
  zipcode: string,
  options: {
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal | undefined;
    timeoutMs?: number;
  } = {},
): Promise<ZipcodeAddress> {
  const url = underRoot(`/api/v1/zipcodes/${encodeURIComponent(zipcode)}`);
  const answer = await sharedGet({ timeoutMs: lookupTimeoutMs, ...options, url });
  return readJson(answer, zipcodeAddress);
}

import { unmoney } from "../format/unmoney";

/** Rails' own form fields, left out of the JSON body: the CSRF token is sent as a header. */
const framework = new Set(["authenticity_token", "utf8", "_method"]);

/**
 * The listing as `POST /produto` takes it: flat, by the fields' names (yy-product-upload's README, Sending).
 * A name that ends in `[]`, and one that comes several times, is a list; the brackets and a list's blanks are left out.
 * `price` is a number in reais, or the text as typed when it is no amount. Files are left out.
 * @param entries of a `FormData`, in its order
 * @param photos ids of photos that have been uploaded, the cover first; null where the form has no photos
 */
export function listingPayload(
  entries: Iterable<readonly [string, unknown]>,
  photos: readonly string[] | null,
): Record<string, unknown> {
  const fields = new Map<string, { values: string[]; isList: boolean }>();
  for (const [name, value] of entries) {
    if (typeof value !== "string" || framework.has(name)) continue;
    const isList = name.endsWith("[]");
    const key = isList ? name.slice(0, -2) : name;
    const known = fields.get(key);
    if (known) {
      known.values.push(value);
      known.isList = true;
    } else fields.set(key, { values: [value], isList });
  }
  const body = Array.from(fields, ([key, { values, isList }]): [string, unknown] => [
    key,
    isList ? values.filter((value) => value.trim() !== "") : fieldValue(key, values[0] ?? ""),
  ]);
  return Object.fromEntries(photos ? [...body, ["photos", photos]] : body);
}

function fieldValue(key: string, text: string): string | number {
  if (key !== "price") return text;
  const price = unmoney(text);
  return Number.isFinite(price) ? price : text;
}

import { unmoney } from "../format/unmoney";
import { isFrameworkField } from "../forms/frameworkFields";

/**
 * The body of `POST /produto`: a flat object by the names of the fields (yy-product-upload's
 * README, Sending). Names that end in `[]` or are repeated become lists, without the brackets and
 * without blank values. `price` becomes a number in reais, or stays the typed text when that is not
 * an amount. Files are left out, and so are the framework's own fields: the CSRF token is sent as a
 * header.
 * @param entries the entries of a `FormData`, in its order
 * @param photos the ids of uploaded photos, the cover first; null when the form has no photos
 */
export function listingPayload(
  entries: Iterable<readonly [string, unknown]>,
  photos: readonly string[] | null,
): Record<string, unknown> {
  const fields = new Map<string, { values: string[]; isList: boolean }>();
  for (const [name, value] of entries) {
    if (typeof value !== "string" || isFrameworkField(name)) continue;
    const isList = name.endsWith("[]");
    const key = isList ? name.slice(0, -2) : name;
    const field = fields.get(key);
    if (field) {
      field.values.push(value);
      field.isList = true;
    } else fields.set(key, { values: [value], isList });
  }
  const body = [...fields].map(([key, { values, isList }]): [string, unknown] => [
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

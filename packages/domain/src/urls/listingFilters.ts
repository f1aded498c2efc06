import { type ListingFilters, listingKeyOf, listingKeys } from "./listingKeys";

/** Names and values in the order of a `URLSearchParams` or `FormData`. */
export type Parameters = Iterable<readonly [name: string, value: string]>;

/**
 * The filters in parameters or form entries, under either of their names. Values of a list filter
 * may be repeated or joined by commas; duplicates are removed. For any other filter the last value
 * counts, as in Rails. Blank values and other parameters are left out.
 */
export function listingFiltersOf(parameters: Parameters): ListingFilters {
  const values = valuesByName(parameters);
  const filters: Record<string, string | readonly string[]> = {};
  for (const { name, ...key } of listingKeys) {
    const given = values.get(name) ?? [];
    if ("isList" in key) {
      const items = itemsOf(given);
      if (items.length > 0) filters[name] = items;
    } else {
      const text = given.at(-1)?.trim();
      if (text) filters[name] = text;
    }
  }
  return filters as ListingFilters;
}

/**
 * The filters as parameters of a URL, with Portuguese keys in the order of `listingKeys`. Lists are
 * joined by commas, and blank values are left out. Values of a list must not contain commas,
 * because servers split there.
 */
export function listingParameters(filters: ListingFilters): [key: string, value: string][] {
  return listingKeys
    .map(({ name, key }): [string, string] => [key, textOf(filters[name])])
    .filter(([, value]) => value !== "");
}

function valuesByName(parameters: Parameters): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [word, value] of parameters) {
    const name = listingKeyOf(word)?.name;
    if (name !== undefined) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

function textOf(value: string | readonly string[] | undefined): string {
  if (Array.isArray(value)) return itemsOf(value).join(",");
  // Numbers are accepted too, because pages call this from untyped JavaScript.
  return String(value ?? "").trim();
}

function itemsOf(values: readonly string[]): string[] {
  const items = values.flatMap((value) => value.split(",")).map((item) => item.trim());
  return [...new Set(items.filter(Boolean))];
}

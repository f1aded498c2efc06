import { joinUrl, parameterPairs, splitUrl } from "./parts";

/**
 * A filter of a listing: its name inside the product, its key in the URL, and whether it holds
 * several values.
 */
export interface ListingKey {
  readonly name: string;
  readonly key: string;
  readonly isList?: true;
}

/** All filters of a listing, in their order in URLs (yy-search-filters's README, The filters). */
export const listingKeys = [
  { name: "query", key: "busca" },
  { name: "search", key: "search" },
  { name: "brand", key: "b" },
  { name: "id", key: "m" },
  { name: "department", key: "department" },
  { name: "categories", key: "categories", isList: true },
  { name: "category_slug", key: "categoria" },
  { name: "refiners", key: "filtros", isList: true },
  { name: "sizes", key: "tamanhos", isList: true },
  { name: "clothes_size", key: "tamanhos-roupas", isList: true },
  { name: "waist_size", key: "tamanhos-cintura", isList: true },
  { name: "shoes_size", key: "tamanhos-sapatos", isList: true },
  { name: "colors", key: "cores", isList: true },
  { name: "brands", key: "marcas", isList: true },
  { name: "price_gte", key: "preco-minimo" },
  { name: "price_lte", key: "preco-maximo" },
  { name: "discount_percentage", key: "promocao" },
  { name: "order", key: "ordem" },
  { name: "page", key: "page" },
] as const satisfies readonly ListingKey[];

type Key = (typeof listingKeys)[number];
type ListName = Extract<Key, { isList: true }>["name"];

/** Filters of a listing, by their names inside the product; filters that are not set are absent. */
export type ListingFilters = {
  readonly [Name in Key["name"]]?: Name extends ListName ? readonly string[] : string;
};

const keysByWord: ReadonlyMap<string, ListingKey> = new Map(
  listingKeys.flatMap((listingKey): [string, ListingKey][] => [
    [listingKey.name, listingKey],
    [listingKey.key, listingKey],
  ]),
);

/**
 * The filter of a parameter or form field, under either name, with or without Rails' `[]` at the
 * end.
 */
export function listingKeyOf(word: string): ListingKey | undefined {
  return keysByWord.get(word.replace(/\[\]$/, ""));
}

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

/**
 * The filters in the URL of a listing, by the product's names:
 * `/busca?cores=azul,bege&preco-maximo=90` gives `{ colors: ["azul", "bege"], price_lte: "90" }`.
 * Other parameters are ignored.
 */
export function parseListingPath(url: string): ListingFilters {
  return listingFiltersOf(new URLSearchParams(splitUrl(url).query));
}

/**
 * The URL of the listing with these filters and no others: `buildListingPath("/busca", { colors:
 * ["azul", "bege"] })` gives `/busca?cores=azul%2Cbege`. Other parameters stay as they are, before
 * the filters; the fragment stays last. The filters are encoded as in a form submission, so that
 * the same filters always give the same URL.
 */
export function buildListingPath(url: string, filters: ListingFilters): string {
  const parts = splitUrl(url);
  const kept = parameterPairs(parts.query, (name) => listingKeyOf(name) === undefined);
  const written = new URLSearchParams(listingParameters(filters)).toString();
  const query = [...kept, written].filter(Boolean).join("&");
  return joinUrl({ ...parts, query: query && `?${query}` });
}

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

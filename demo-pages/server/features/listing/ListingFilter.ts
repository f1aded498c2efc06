import { unmoney } from "@yy/domain/format/unmoney";
import { listingFiltersOf } from "@yy/domain/urls/listingFilters";
import { buildListingPath } from "@yy/domain/urls/listingPath";

/** Orders by their word in the address; the empty one is the order of arrival. */
export type ListingOrder = "" | "menor-preco" | "maior-preco" | "desconto";

/** What a listing is narrowed to; an empty list or text narrows nothing. */
export interface ListingFilter {
  readonly query: string;
  readonly brands: readonly string[];
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
  /** In reais, this price included. */
  readonly lowestPrice: number | undefined;
  readonly highestPrice: number | undefined;
  readonly order: ListingOrder;
}

const listingPath = "/busca";
const orders: readonly string[] = [
  "menor-preco",
  "maior-preco",
  "desconto",
] satisfies ListingOrder[];

/** Reads the Portuguese keys of an address. A list is repeated (`cores=azul&cores=bege`) or has commas; a price may be masked. */
export function readFilter(address: URLSearchParams): ListingFilter {
  const filters = listingFiltersOf(address);
  return {
    query: filters.query ?? "",
    brands: filters.brands ?? [],
    sizes: filters.sizes ?? [],
    colors: filters.colors ?? [],
    lowestPrice: priceIn(filters.price_gte),
    highestPrice: priceIn(filters.price_lte),
    order: orderIn(filters.order),
  };
}

/** The address of a listing, without what does not narrow it. */
export function listingAddress(filter: ListingFilter): string {
  const { query, brands, sizes, colors, lowestPrice, highestPrice, order } = filter;
  return buildListingPath(listingPath, {
    query,
    brands,
    sizes,
    colors,
    price_gte: String(lowestPrice ?? ""),
    price_lte: String(highestPrice ?? ""),
    order,
  });
}

function priceIn(text = ""): number | undefined {
  const price = unmoney(text);
  return Number.isNaN(price) ? undefined : price;
}

function orderIn(word = ""): ListingOrder {
  return isOrder(word) ? word : "";
}

function isOrder(word: string): word is ListingOrder {
  return orders.includes(word);
}

import { unmoney } from "@yy/domain/format/unmoney";
import { listingFiltersOf } from "@yy/domain/urls/listingFilters";
import type { ListingFilters } from "@yy/domain/urls/listingKeys";
import { slugOf } from "../../fixtures/seed";
import type { Product } from "../../fixtures/types";

/** Orders by their word in the address; the empty one is the order of arrival. */
const comparisons = {
  "": () => 0,
  "menor-preco": (a: Product, b: Product) => a.price - b.price,
  "maior-preco": (a: Product, b: Product) => b.price - a.price,
  desconto: (a: Product, b: Product) => b.discountPercentage - a.discountPercentage,
};

export type ListingOrder = keyof typeof comparisons;

/** What a listing is narrowed to. Prices are numbers written as text, in reais; an empty text narrows nothing. */
export interface Narrowing
  extends Required<Pick<ListingFilters, "query" | "brands" | "sizes" | "colors">> {
  readonly price_gte: string;
  readonly price_lte: string;
  readonly order: ListingOrder;
}

/** Reads the filters of an address. A price may be masked; what is no price and no order counts for nothing. */
export function readNarrowing(address: URLSearchParams): Narrowing {
  const filters = listingFiltersOf(address);
  const { query = "", brands = [], sizes = [], colors = [], order = "" } = filters;
  return {
    query,
    brands,
    sizes,
    colors,
    price_gte: priceIn(filters.price_gte),
    price_lte: priceIn(filters.price_lte),
    order: isOrder(order) ? order : "",
  };
}

/** The products on sale that the filters let through, in their order. */
export function productsFound(products: readonly Product[], narrowing: Narrowing): Product[] {
  return products
    .filter((product) => product.state === "published" && isFound(product, narrowing))
    .sort(comparisons[narrowing.order]);
}

function isFound(product: Product, narrowing: Narrowing): boolean {
  const { query, brands, sizes, colors, price_gte, price_lte } = narrowing;
  return (
    // Capitals and accents do not matter.
    slugOf(`${product.title} ${product.brand ?? ""}`).includes(slugOf(query)) &&
    isAmong(brands, product.brand) &&
    isAmong(sizes, product.size) &&
    isAmong(colors, product.color) &&
    product.price >= Number(price_gte) &&
    product.price <= Number(price_lte || Number.POSITIVE_INFINITY)
  );
}

function isAmong(wanted: readonly string[], value: string | null): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value));
}

function priceIn(text = ""): string {
  const price = unmoney(text);
  return Number.isNaN(price) ? "" : String(price);
}

function isOrder(word: string): word is ListingOrder {
  return Object.hasOwn(comparisons, word);
}

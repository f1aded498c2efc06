import { unmoney } from "@yy/domain/format/unmoney";
import type { ListingFilters } from "@yy/domain/urls/listing";
import { buildListingPath, listingFiltersOf } from "@yy/domain/urls/listing";
import { Hono } from "hono";
import { slugOf } from "../fixtures/seed";
import type { DemoState, Product } from "../fixtures/types";
import type { DemoEnv } from "../middleware/environment";
import type { FeatureParts } from "../rendering/renderPage";
import { localUrl } from "./sign-in/returnUrl";
import { productsPerPage, productView } from "./views";

/**
 * `/busca`: the products found; `/busca/ordenar?para={url}`: the same in another order, for a form
 * without script.
 */
export function listingRoutes({ state, page }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/busca", (request) =>
      page(request, "listing", {
        listing: listingView(state, new URL(request.req.url).searchParams),
      }),
    )
    .get("/busca/ordenar", (request) =>
      request.redirect(localUrl(request, request.req.query("para") ?? "/busca"), 303),
    );
}

/** The view of `/busca`: the products found, and the filter as its form's choices. */
function listingView(state: DemoState, address: URLSearchParams): object {
  const filter = readFilter(address);
  const found = productsFound(state.products, filter);
  const pages = pagesOf(found, filter, address.get("page"));
  return {
    ...pages,
    products: pages.products.map((product) => productView(state, product)),
    count: found.length === 1 ? "1 achado" : `${found.length} achados`,
    query: filter.query,
    lowestPrice: address.get("preco-minimo") ?? "",
    highestPrice: address.get("preco-maximo") ?? "",
    brands: choices(state, "brand", filter.brands),
    sizes: choices(state, "size", filter.sizes).sort((a, b) => rankOf(a) - rankOf(b)),
    colors: choices(state, "color", filter.colors),
    order: filter.order,
    orders: orderChoices(filter),
    isNarrowed: listingUrl({ ...filter, order: "" }) !== "/busca",
  };
}

/** The address of a listing, without empty filters. */
const listingUrl = (filter: ProductFilter) => buildListingPath("/busca", filter);

/**
 * One page of the products found, and the addresses of its neighbours.
 * @param asked the number in the address; one out of range stands for the nearest page
 */
function pagesOf(found: readonly Product[], filter: ProductFilter, asked: string | null) {
  const totalPages = Math.max(1, Math.ceil(found.length / productsPerPage));
  const page = Math.min(Math.max(1, Math.trunc(Number(asked)) || 1), totalPages);
  const listing = listingUrl(filter);
  const addressOf = (number: number) =>
    number === 1 ? listing : `${listing}${listing.includes("?") ? "&" : "?"}page=${number}`;
  return {
    products: found.slice((page - 1) * productsPerPage, page * productsPerPage),
    page,
    totalPages,
    hasPages: totalPages > 1,
    previous: page > 1 ? addressOf(page - 1) : null,
    next: page < totalPages ? addressOf(page + 1) : null,
  };
}

/** The values of a trait that products on sale have, as choices of the filter. */
function choices(
  { products }: DemoState,
  trait: "brand" | "size" | "color",
  chosen: readonly string[],
) {
  const values = products
    .filter((product) => product.state === "published")
    .map((product) => product[trait])
    .filter((value) => value !== null);
  return Array.from(new Set(values))
    .sort((a, b) => a.localeCompare(b, "pt-BR"))
    .map((value) => ({ value, label: value, selected: chosen.includes(value) }));
}

/** Orders sizes: clothes from small to large, then shoes, then any other word. */
function rankOf({ value }: { readonly value: string }): number {
  const place = ["PP", "P", "M", "G", "GG"].indexOf(value);
  return place === -1 ? Number(value) || Number.MAX_SAFE_INTEGER : place;
}

const orders: readonly (readonly [ListingOrder, string])[] = [
  ["", "chegou por último"],
  ["menor-preco", "menor preço"],
  ["maior-preco", "maior preço"],
  ["desconto", "maior desconto"],
];

/** The orders, each with the address of its listing. */
function orderChoices(filter: ProductFilter) {
  return orders.map(([order, label]) => ({
    value: listingUrl({ ...filter, order }),
    label,
    selected: order === filter.order,
  }));
}

/** Comparison functions by their word in the address; the empty word keeps the order of arrival. */
const comparisons = {
  "": () => 0,
  "menor-preco": (a: Product, b: Product) => a.price - b.price,
  "maior-preco": (a: Product, b: Product) => b.price - a.price,
  desconto: (a: Product, b: Product) => b.discountPercentage - a.discountPercentage,
};

type ListingOrder = keyof typeof comparisons;

/** The filter of a listing. Prices are numbers as text, in reais; an empty text does not filter. */
interface ProductFilter
  extends Required<Pick<ListingFilters, "query" | "brands" | "sizes" | "colors">> {
  readonly price_gte: string;
  readonly price_lte: string;
  readonly order: ListingOrder;
}

/** Reads the filter of an address. A price may be masked; an invalid price or order is ignored. */
export function readFilter(address: URLSearchParams): ProductFilter {
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

/** The products on sale that match the filter, in its order. */
export function productsFound(products: readonly Product[], filter: ProductFilter): Product[] {
  return products
    .filter((product) => product.state === "published" && matches(product, filter))
    .sort(comparisons[filter.order]);
}

function matches(product: Product, filter: ProductFilter): boolean {
  const { query, brands, sizes, colors, price_gte, price_lte } = filter;
  return (
    // Slugs ignore case and accents.
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

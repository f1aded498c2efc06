import { unmoney } from "@yy/domain/format/unmoney";
import type { ListingFilters } from "@yy/domain/urls/listing";
import { buildListingPath, listingFiltersOf } from "@yy/domain/urls/listing";
import { Hono } from "hono";
import { slugOf } from "../fixtures/seed";
import type { DemoState, Product } from "../fixtures/types";
import type { DemoEnv } from "../middleware/environment";
import type { FeatureParts } from "../rendering/renderPage";
import { localUrl } from "./sign-in/returnUrl";
import { productsAPage, productView } from "./views";

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

/** What `/busca` shows: the products found, and the filter as its form's choices. */
function listingView(state: DemoState, address: URLSearchParams): object {
  const filter = readNarrowing(address);
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

/** The address of a listing, without what does not narrow it. */
const listingUrl = (filter: Narrowing) => buildListingPath("/busca", filter);

/**
 * One page of what was found, and the addresses around it.
 * @param asked as the address has it; a page that is not there is the nearest
 */
function pagesOf(found: readonly Product[], filter: Narrowing, asked: string | null) {
  const totalPages = Math.max(1, Math.ceil(found.length / productsAPage));
  const page = Math.min(Math.max(1, Math.trunc(Number(asked)) || 1), totalPages);
  const listing = listingUrl(filter);
  const addressOf = (number: number) =>
    number === 1 ? listing : `${listing}${listing.includes("?") ? "&" : "?"}page=${number}`;
  return {
    products: found.slice((page - 1) * productsAPage, page * productsAPage),
    page,
    totalPages,
    hasPages: totalPages > 1,
    previous: page > 1 ? addressOf(page - 1) : null,
    next: page < totalPages ? addressOf(page + 1) : null,
  };
}

/** What products on sale have, and so can be asked for. */
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

/** Clothes from small to large, then shoes, then words of any kind. */
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

/** Each order as the address to go to for it. */
function orderChoices(filter: Narrowing) {
  return orders.map(([order, label]) => ({
    value: listingUrl({ ...filter, order }),
    label,
    selected: order === filter.order,
  }));
}

/** Orders by their word in the address; the empty one is the order of arrival. */
const comparisons = {
  "": () => 0,
  "menor-preco": (a: Product, b: Product) => a.price - b.price,
  "maior-preco": (a: Product, b: Product) => b.price - a.price,
  desconto: (a: Product, b: Product) => b.discountPercentage - a.discountPercentage,
};

type ListingOrder = keyof typeof comparisons;

/**
 * What a listing is narrowed to. Prices are numbers written as text, in reais; an empty text
 * narrows nothing.
 */
interface Narrowing
  extends Required<Pick<ListingFilters, "query" | "brands" | "sizes" | "colors">> {
  readonly price_gte: string;
  readonly price_lte: string;
  readonly order: ListingOrder;
}

/**
 * Reads the filters of an address. A price may be masked; what is no price and no order counts for
 * nothing.
 */
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

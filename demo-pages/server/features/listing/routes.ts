import { buildListingPath } from "@yy/domain/urls/listingPath";
import { Hono } from "hono";
import type { DemoState, Product } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import type { FeatureParts } from "../FeatureParts";
import { productsAPage, productView } from "../products/view";
import { localUrl } from "../sign-in/returnUrl";
import { type ListingOrder, type Narrowing, productsFound, readNarrowing } from "./filter";

/** `/busca`: the products found; `/busca/ordenar?para={url}`: the same in another order, for a form without script. */
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

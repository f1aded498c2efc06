import type { DemoState, Product } from "../../fixtures/types";
import { productView } from "../products/view";
import { type ListingFilter, type ListingOrder, listingAddress, readFilter } from "./ListingFilter";
import { listingPaging } from "./paging";
import { productsFound } from "./productsFound";

const orders: readonly (readonly [ListingOrder, string])[] = [
  ["", "chegou por último"],
  ["menor-preco", "menor preço"],
  ["maior-preco", "maior preço"],
  ["desconto", "maior desconto"],
];
const clothesSizes = ["PP", "P", "M", "G", "GG"];

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly selected: boolean;
}

/** What `/busca` shows: the products found, and the filter as its form's choices. */
export function listingView(state: DemoState, address: URLSearchParams): Record<string, unknown> {
  const filter = readFilter(address);
  const found = productsFound(state.products, filter);
  const pages = listingPaging(found, filter, address.get("page"));
  return {
    listing: {
      ...pages,
      products: pages.products.map((product) => productView(state, product)),
      count: found.length === 1 ? "1 achado" : `${found.length} achados`,
      query: filter.query,
      order: filter.order,
      lowestPrice: address.get("preco-minimo") ?? "",
      highestPrice: address.get("preco-maximo") ?? "",
      brands: choices(state, "brand", filter.brands),
      sizes: choices(state, "size", filter.sizes).sort(bySize),
      colors: choices(state, "color", filter.colors),
      orders: orderChoices(filter),
      isNarrowed: listingAddress({ ...filter, order: "" }) !== "/busca",
    },
  };
}

/** What products on sale have, and so can be asked for. */
function choices(
  { products }: DemoState,
  trait: "brand" | "size" | "color",
  chosen: readonly string[],
): Choice[] {
  const values = products
    .filter((product) => product.state === "published")
    .map((product: Product) => product[trait])
    .filter((value) => value !== null);
  return Array.from(new Set(values))
    .sort((a, b) => a.localeCompare(b, "pt-BR"))
    .map((value) => ({ value, label: value, selected: chosen.includes(value) }));
}

/** Each order as the address to go to for it. */
function orderChoices(filter: ListingFilter): Choice[] {
  return orders.map(([order, label]) => ({
    value: listingAddress({ ...filter, order }),
    label,
    selected: order === filter.order,
  }));
}

/** Clothes from small to large, then shoes, then words of any kind. */
function bySize(a: Choice, b: Choice): number {
  return sizeRank(a.value) - sizeRank(b.value);
}

function sizeRank(size: string): number {
  const place = clothesSizes.indexOf(size);
  return place === -1 ? Number(size) || Number.MAX_SAFE_INTEGER : place;
}

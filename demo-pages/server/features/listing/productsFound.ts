import { slugOf } from "../../fixtures/products";
import type { Product } from "../../fixtures/types";
import type { ListingFilter, ListingOrder } from "./ListingFilter";

const comparisons: Readonly<Record<ListingOrder, (a: Product, b: Product) => number>> = {
  "": () => 0,
  "menor-preco": (a, b) => a.price - b.price,
  "maior-preco": (a, b) => b.price - a.price,
  desconto: (a, b) => b.discountPercentage - a.discountPercentage,
};

/** The products on sale that a filter lets through, in its order. */
export function productsFound(products: readonly Product[], filter: ListingFilter): Product[] {
  return products
    .filter((product) => product.state === "published" && isFound(product, filter))
    .sort(comparisons[filter.order]);
}

function isFound(product: Product, filter: ListingFilter): boolean {
  const { lowestPrice = 0, highestPrice = Number.POSITIVE_INFINITY } = filter;
  return (
    hasWords(product, filter.query) &&
    isAmong(filter.brands, product.brand) &&
    isAmong(filter.sizes, product.size) &&
    isAmong(filter.colors, product.color) &&
    product.price >= lowestPrice &&
    product.price <= highestPrice
  );
}

/** Capitals and accents do not matter. */
function hasWords({ title, brand }: Product, words: string): boolean {
  return slugOf(`${title} ${brand ?? ""}`).includes(slugOf(words));
}

function isAmong(wanted: readonly string[], value: string | null): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value));
}

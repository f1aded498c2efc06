import { unmoney } from "@yy/domain/format/unmoney";

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
  return {
    query: (address.get("busca") ?? "").trim(),
    brands: listIn(address, "marcas"),
    sizes: listIn(address, "tamanhos"),
    colors: listIn(address, "cores"),
    lowestPrice: priceIn(address, "preco-minimo"),
    highestPrice: priceIn(address, "preco-maximo"),
    order: orderIn(address),
  };
}

/** The address of a listing, without what does not narrow it. */
export function listingAddress(filter: ListingFilter): string {
  const { query, brands, sizes, colors, lowestPrice, highestPrice, order } = filter;
  const entries = Object.entries({
    busca: query,
    marcas: brands.join(","),
    tamanhos: sizes.join(","),
    cores: colors.join(","),
    "preco-minimo": String(lowestPrice ?? ""),
    "preco-maximo": String(highestPrice ?? ""),
    ordem: order,
  }).filter(([, text]) => text !== "");
  return entries.length === 0 ? listingPath : `${listingPath}?${new URLSearchParams(entries)}`;
}

function listIn(address: URLSearchParams, key: string): string[] {
  const items = address.getAll(key).flatMap((text) => text.split(","));
  return items.map((item) => item.trim()).filter((item) => item !== "");
}

function priceIn(address: URLSearchParams, key: string): number | undefined {
  const price = unmoney(address.get(key) ?? "");
  return Number.isNaN(price) ? undefined : price;
}

function orderIn(address: URLSearchParams): ListingOrder {
  const word = address.get("ordem") ?? "";
  return isOrder(word) ? word : "";
}

function isOrder(word: string): word is ListingOrder {
  return orders.includes(word);
}

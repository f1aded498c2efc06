import { joinAddress, splitAddress } from "./address";
import { listingFiltersOf, listingParameters } from "./listingFilters";
import { type ListingFilters, listingKeyOf } from "./listingKeys";
import { parameterPairs } from "./queryParameter";

/**
 * The filters in the address of a listing, by the product's names: `/busca?cores=azul,bege&preco-maximo=90` gives
 * `{ colors: ["azul", "bege"], price_lte: "90" }`. Parameters that are no filters are ignored.
 */
export function parseListingPath(address: string): ListingFilters {
  return listingFiltersOf(new URLSearchParams(splitAddress(address).query));
}

/**
 * The address of the listing with these filters and no others: `buildListingPath("/busca", { colors: ["azul", "bege"] })`
 * gives `/busca?cores=azul%2Cbege`. Parameters that are no filters stay as they are written, before the filters, and the
 * fragment behind. Spelt as a form is sent, so that one choice has one address, whichever way it was made.
 */
export function buildListingPath(address: string, filters: ListingFilters): string {
  const parts = splitAddress(address);
  const kept = parameterPairs(parts.query, (name) => listingKeyOf(name) === undefined);
  const written = new URLSearchParams(listingParameters(filters)).toString();
  const query = [...kept, written].filter(Boolean).join("&");
  return joinAddress({ ...parts, query: query && `?${query}` });
}

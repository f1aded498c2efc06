import { listingFiltersOf, listingParameters } from "./listingFilters";
import { type ListingFilters, listingKeyOf } from "./listingKeys";
import { joinUrl, splitUrl } from "./parts";
import { parameterPairs } from "./queryParameter";

/**
 * The filters in the URL of a listing, by the product's names:
 * `/busca?cores=azul,bege&preco-maximo=90` gives `{ colors: ["azul", "bege"], price_lte: "90" }`.
 * Parameters that are no filters are ignored.
 */
export function parseListingPath(url: string): ListingFilters {
  return listingFiltersOf(new URLSearchParams(splitUrl(url).query));
}

/**
 * The URL of the listing with these filters and no others:
 * `buildListingPath("/busca", { colors: ["azul", "bege"] })` gives `/busca?cores=azul%2Cbege`.
 * Parameters that are no filters stay as written, before the filters; the fragment stays last.
 * Encoded as a form submission is, so that the same filters always give the same URL.
 */
export function buildListingPath(url: string, filters: ListingFilters): string {
  const parts = splitUrl(url);
  const kept = parameterPairs(parts.query, (name) => listingKeyOf(name) === undefined);
  const written = new URLSearchParams(listingParameters(filters)).toString();
  const query = [...kept, written].filter(Boolean).join("&");
  return joinUrl({ ...parts, query: query && `?${query}` });
}

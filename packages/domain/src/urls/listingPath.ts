import { listingFiltersOf, listingParameters } from "./listingFilters";
import { type ListingFilters, listingKeyOf } from "./listingKeys";
import { joinUrl, splitUrl } from "./parts";
import { parameterPairs } from "./queryParameter";

/**
 * The filters in the URL of a listing, by the product's names:
 * `/busca?cores=azul,bege&preco-maximo=90` gives `{ colors: ["azul", "bege"], price_lte: "90" }`.
 * Other parameters are ignored.
 */
export function parseListingPath(url: string): ListingFilters {
  return listingFiltersOf(new URLSearchParams(splitUrl(url).query));
}

/**
 * The URL of the listing with these filters and no others: `buildListingPath("/busca", { colors:
 * ["azul", "bege"] })` gives `/busca?cores=azul%2Cbege`. Other parameters stay as they are, before
 * the filters; the fragment stays last. The filters are encoded as in a form submission, so that
 * the same filters always give the same URL.
 */
export function buildListingPath(url: string, filters: ListingFilters): string {
  const parts = splitUrl(url);
  const kept = parameterPairs(parts.query, (name) => listingKeyOf(name) === undefined);
  const written = new URLSearchParams(listingParameters(filters)).toString();
  const query = [...kept, written].filter(Boolean).join("&");
  return joinUrl({ ...parts, query: query && `?${query}` });
}

import {
  listingFiltersOf,
  listingKeyOf,
  listingParameters,
  type Parameters,
} from "@yy/domain/urls/listing";

/**
 * Returns query parameters for the entries of a form (README, The filters): filters under their
 * Portuguese keys, with several values joined by commas, nothing empty, and no `page`, because
 * another choice starts at the first page. Other entries come first, under their own names.
 * Parameters that were converted before stay as they are.
 */
export function urlParameters(entries: Parameters): [name: string, value: string][] {
  const given = [...entries];
  const others = given.filter(([name, value]) => !listingKeyOf(name) && value !== "");
  const { page: _, ...filters } = listingFiltersOf(given);
  return [
    ...others.map(([name, value]): [string, string] => [name, value]),
    ...listingParameters(filters),
  ];
}

/** Returns the URL with its query converted by {@link urlParameters}. */
export function urlOfListing(url: URL): URL {
  const changed = new URL(url);
  changed.search = new URLSearchParams(urlParameters(url.searchParams)).toString();
  return changed;
}

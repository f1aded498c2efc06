import {
  listingFiltersOf,
  listingParameters,
  type Parameters,
} from "@yy/domain/urls/listingFilters";
import { listingKeyOf } from "@yy/domain/urls/listingKeys";

/**
 * What a form's entries are in the URL (README, The filters): the filters under their Portuguese keys, many values
 * joined by a comma, nothing empty, no `page`, because another choice begins at the first. What is no filter comes
 * before, under its own name. Parameters that went through here before stay as they are.
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

/** The URL with its query in that form. */
export function urlOfListing(url: URL): URL {
  const changed = new URL(url);
  changed.search = new URLSearchParams(urlParameters(url.searchParams)).toString();
  return changed;
}

import {
  listingFiltersOf,
  listingParameters,
  type Parameters,
} from "@yy/domain/urls/listingFilters";
import { listingKeyOf } from "@yy/domain/urls/listingKeys";

/**
 * What a form's entries are in the address (README, The filters): the filters under their Portuguese keys, many values
 * joined by a comma, nothing empty, no `page`, because another choice begins at the first. What is no filter comes
 * before, under its own name. Parameters that went through here before stay as they are.
 */
export function addressParameters(entries: Parameters): [name: string, value: string][] {
  const given = [...entries];
  const others = given.filter(([name, value]) => !listingKeyOf(name) && value !== "");
  const { page: _, ...filters } = listingFiltersOf(given);
  return [
    ...others.map(([name, value]): [string, string] => [name, value]),
    ...listingParameters(filters),
  ];
}

/** The address with its query in that form. */
export function addressOfListing(address: URL): URL {
  const changed = new URL(address);
  changed.search = new URLSearchParams(addressParameters(address.searchParams)).toString();
  return changed;
}

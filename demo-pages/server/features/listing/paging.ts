import type { Product } from "../../fixtures/types";
import { type ListingFilter, listingAddress } from "./ListingFilter";

const perPage = 8;

/** One page of what was found, and the addresses around it. */
interface ListingPaging {
  readonly products: readonly Product[];
  /** From 1; one that is not there is the nearest. */
  readonly page: number;
  readonly totalPages: number;
  readonly hasPages: boolean;
  readonly previous: string | null;
  readonly next: string | null;
}

/** @param asked as the address has it */
export function listingPaging(
  found: readonly Product[],
  filter: ListingFilter,
  asked: string | null,
): ListingPaging {
  const totalPages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(Math.max(1, Math.trunc(Number(asked)) || 1), totalPages);
  const address = (number: number) => pageAddress(listingAddress(filter), number);
  return {
    products: found.slice((page - 1) * perPage, page * perPage),
    page,
    totalPages,
    hasPages: totalPages > 1,
    previous: page > 1 ? address(page - 1) : null,
    next: page < totalPages ? address(page + 1) : null,
  };
}

function pageAddress(listing: string, page: number): string {
  if (page === 1) return listing;
  return `${listing}${listing.includes("?") ? "&" : "?"}page=${page}`;
}

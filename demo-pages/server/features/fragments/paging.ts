import type { DemoRequest } from "../../middleware/environment";

/** One page of a list. */
export interface ListPage<T> {
  readonly items: readonly T[];
  /** From 1. */
  readonly page: number;
  readonly totalPages: number;
  /** A `Link` header that names the next page, if there is one. */
  readonly next: Record<string, string>;
}

/** The page of a list that the request's `page` asks for; the first when it asks for none. */
export function pageOf<T>(request: DemoRequest, list: readonly T[], perPage: number): ListPage<T> {
  const totalPages = Math.max(1, Math.ceil(list.length / perPage));
  const asked = Number(request.req.query("page") ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 ? asked : 1;
  return {
    items: list.slice((page - 1) * perPage, page * perPage),
    page,
    totalPages,
    next: page < totalPages ? { link: `<${addressOfPage(request, page + 1)}>; rel="next"` } : {},
  };
}

function addressOfPage(request: DemoRequest, page: number): string {
  const address = new URL(request.req.url);
  address.searchParams.set("page", String(page));
  return address.pathname + address.search;
}

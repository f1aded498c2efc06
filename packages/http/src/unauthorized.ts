import { isRequestError } from "@yy/domain/errors";
import { onePerPage } from "@yy/page/onePerPage";
import { isSameOrigin, webUrl } from "./origins";

/** A request to the page's own origin is sent, or has been answered by 401. */
export type OwnRequest = "requested" | "unauthorized";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    ownRequests: Set<(request: OwnRequest) => void>;
    visitors: { current: number };
  }
}

// One set for all bundles: a request of one concerns the session that another has created.
const handlers = () => onePerPage("ownRequests", () => new Set());

/**
 * Calls the handler for each request to the page's own origin, and before one rejects by a 401
 * (behaviour 8.5). Returns a cleanup function.
 */
export function onOwnRequest(handler: (request: OwnRequest) => void): () => void {
  handlers().add(handler);
  return () => handlers().delete(handler);
}

const visitors = () => onePerPage("visitors", () => ({ current: 0 }));

/**
 * A number for the current visitor: an answer to the former visitor's request is not for this one.
 */
export const currentVisitor = (): number => visitors().current;

/** Call when another user may be signed in. */
export function nextVisitor(): void {
  visitors().current += 1;
}

/**
 * Announces that a request is sent, or that the session may have ended: by a 401, or by the sign-in
 * page in place of an answer.
 */
export function announce(request: OwnRequest): void {
  for (const handler of handlers()) handler(request);
}

/**
 * Whether an answer is a 401 of the page's own origin: another one, such as the icon sprite's host,
 * has its own sessions.
 *
 * @param answer - its `url` is the one that answered, after redirects; empty counts as the page's
 * own
 */
export function isOwnUnauthorized({ status, url }: { status: number; url: string }): boolean {
  if (status !== 401) return false;
  const answered = webUrl(url);
  return answered === null || isSameOrigin(answered);
}

/**
 * Whether a rejection is such a 401. It is announced by then, so callers often need not report it.
 */
export function isUnauthorized(error: unknown): boolean {
  return isRequestError(error) && isOwnUnauthorized(error);
}

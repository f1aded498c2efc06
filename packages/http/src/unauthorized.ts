import { isRequestError } from "@yy/domain/errors";
import { onePerPage } from "@yy/page/onePerPage";
import { isSameOrigin, webUrl } from "./origins";

/** A request to the page's own origin is sent, or has been answered by 401. */
export type OwnRequest = "requested" | "unauthorized";

// Page-wide: a request of one bundle concerns the session that another bundle has created.
const handlers = () => onePerPage("ownRequests", () => new Set<(request: OwnRequest) => void>());

/** Calls the handler for each request to the page's own origin, and before one rejects by a 401 (behaviour 8.5). */
export function onOwnRequest(handler: (request: OwnRequest) => void): void {
  handlers().add(handler);
}

const unauthorizedHandlers = () => onePerPage("unauthorized", () => new Set<() => void>());

/** Calls the handler for each 401 of the page's own origin, before the request rejects. Returns a cleanup function. */
export function onUnauthorized(handler: () => void): () => void {
  unauthorizedHandlers().add(handler);
  return () => unauthorizedHandlers().delete(handler);
}

const visitors = () => onePerPage("visitors", () => ({ current: 0 }));

/** A number for the visitor of now: what is answered to a request of the one before is not for them. */
export const currentVisitor = (): number => visitors().current;

/** Call when somebody else may be there. */
export function nextVisitor(): void {
  visitors().current += 1;
}

/** Call it when a request to the page's own origin is sent. */
export function announceOwnRequest(): void {
  for (const handler of handlers()) handler("requested");
}

/** Call it after a 401 of the page's own origin, or an answer of its sign-in page: the session may have ended. */
export function announceUnauthorized(): void {
  for (const handler of handlers()) handler("unauthorized");
  for (const handler of unauthorizedHandlers()) handler();
}

/**
 * Whether an answer is a 401 of the page's own origin: another one, such as the icon sprite's host, has its own sessions.
 *
 * @param answer - its `url` is the one that answered, after redirects; empty counts as the page's own
 */
export function isOwnUnauthorized({ status, url }: { status: number; url: string }): boolean {
  if (status !== 401) return false;
  const answered = webUrl(url);
  return answered === null || isSameOrigin(answered);
}

/** Whether a rejection is such a 401. The session is signed out by then, so callers often need not report it. */
export function isUnauthorized(error: unknown): boolean {
  return isRequestError(error) && isOwnUnauthorized(error);
}

import { isRequestError } from "@yy/domain/errors";
import { onePerPage } from "@yy/page/onePerPage";
import { isSameOrigin, webUrl } from "./origins";

type UnauthorizedHandler = () => void;

// Page-wide: a request of one bundle signs out the session that another bundle created.
const handlers = () => onePerPage("unauthorized", () => new Set<UnauthorizedHandler>());

/**
 * Calls the handler for each 401 of the page's own origin, before the request rejects (behaviour 8.5). Returns a cleanup
 * function.
 */
export function onUnauthorized(handler: UnauthorizedHandler): () => void {
  handlers().add(handler);
  return () => handlers().delete(handler);
}

const visitors = () => onePerPage("visitors", () => ({ current: 0 }));

/** A number for the visitor of now: a 401 on a request of the one before says nothing about them. */
export const currentVisitor = (): number => visitors().current;

/** Call when somebody else may be there. */
export function nextVisitor(): void {
  visitors().current += 1;
}

/** Calls the handlers. Call it after a 401 of the page's own origin, which means that nobody is signed in. */
export function announceUnauthorized(): void {
  for (const handler of handlers()) handler();
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

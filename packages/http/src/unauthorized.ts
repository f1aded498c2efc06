import { onePerPage } from "@yy/page/onePerPage";

type UnauthorizedHandler = () => void;

// Page-wide: a request of one bundle signs out the session that another bundle created.
const handlers = () => onePerPage("unauthorized", () => new Set<UnauthorizedHandler>());

/**
 * Calls the handler for each answer with status 401, before the request rejects (behaviour 8.5). Returns a cleanup
 * function.
 */
export function onUnauthorized(handler: UnauthorizedHandler): () => void {
  handlers().add(handler);
  return () => handlers().delete(handler);
}

/** Calls the handlers. Call it after a 401, which means that nobody is signed in. */
export function announceUnauthorized(): void {
  for (const handler of handlers()) handler();
}

/** Whether a rejection is a 401. The session is signed out by then, so callers often need not report it. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 401;
}

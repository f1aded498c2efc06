import { onePerPage } from "@yy/domain/onePerPage";

type UnauthorizedHandler = () => void;

// Page-wide: a request of one bundle signs out the session that another bundle created.
const handlers = () => onePerPage("unauthorized", () => new Set<UnauthorizedHandler>());

/** Calls the handler whenever an answer is 401, before the request rejects (behaviour 8.5). Returns the way to stop. */
export function onUnauthorized(handler: UnauthorizedHandler): () => void {
  handlers().add(handler);
  return () => handlers().delete(handler);
}

/** Tells the page that the server no longer knows the visitor. */
export function announceUnauthorized(): void {
  for (const handler of handlers()) handler();
}

/** Whether a rejection is a 401: the session is signed out by then, so there is often nothing left to report. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 401;
}

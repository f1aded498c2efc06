/** Whether a rejection means only that the caller aborted: do not show or report it. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

/**
 * Calls back just before Turbo or Turbolinks stores a copy of the page, so that the copy holds the server's markup and
 * nothing that has had its day (contract 1.3). Returns the unsubscribe function.
 */
export function onBeforeSnapshot(callback: () => void): () => void {
  document.addEventListener("turbo:before-cache", callback);
  document.addEventListener("turbolinks:before-cache", callback);
  return () => {
    document.removeEventListener("turbo:before-cache", callback);
    document.removeEventListener("turbolinks:before-cache", callback);
  };
}

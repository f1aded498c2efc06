/**
 * A random UUID, from the end of a blob's URL (File API, "generate a new blob URL"):
 * `crypto.randomUUID` is missing on pages without TLS.
 */
export function uuid(): string {
  const url = URL.createObjectURL(new Blob([]));
  URL.revokeObjectURL(url);
  return url.slice(-36);
}

/**
 * A random UUID, also on a page without TLS, where `crypto.randomUUID` is missing: the URL of a blob ends with
 * one (File API, "generate a new blob URL").
 */
export function uuid(): string {
  const url = URL.createObjectURL(new Blob([]));
  URL.revokeObjectURL(url);
  return url.slice(-36);
}

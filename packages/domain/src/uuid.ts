/**
 * A random UUID, also on a page without TLS, where `crypto.randomUUID` is not to be had: the address of a blob ends with
 * one (File API, "generate a new blob URL").
 */
export function uuid(): string {
  const address = URL.createObjectURL(new Blob([]));
  URL.revokeObjectURL(address);
  return address.slice(-36);
}

/** Image types that the marketplace accepts. */
export const imageTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;

/** In bytes: 10 MB. */
export const defaultMaxSize = 10 * 1024 * 1024;

/** Why a file is rejected: no accepted image type, empty, or too large. */
export type ImageRejection = "type" | "empty" | "size";

/**
 * Checks a file before it is sent.
 * @param maxSize in bytes
 * @returns null for an accepted file
 */
export function imageRejection(
  { type, size }: Pick<Blob, "type" | "size">,
  maxSize = defaultMaxSize,
): ImageRejection | null {
  if (!imageTypes.some((taken) => taken === type.toLowerCase())) return "type";
  if (size === 0) return "empty";
  return size > maxSize ? "size" : null;
}

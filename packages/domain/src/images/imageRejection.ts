/** Types of image that the marketplace takes. */
export const imageTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;

/** Ten megabytes, the usual largest image. */
export const usualMaxSize = 10 * 1024 * 1024;

/** Why a file is not sent: it is no image of the types taken, there is nothing in it, or it is too large. */
export type ImageRejection = "type" | "empty" | "size";

/**
 * Looks at a file before it is sent.
 * @param maxSize bytes
 * @returns null for one that may go
 */
export function imageRejection(
  { type, size }: Pick<Blob, "type" | "size">,
  maxSize = usualMaxSize,
): ImageRejection | null {
  if (!imageTypes.some((taken) => taken === type.toLowerCase())) return "type";
  if (size === 0) return "empty";
  return size > maxSize ? "size" : null;
}

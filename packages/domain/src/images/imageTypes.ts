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

type ImageType = (typeof imageTypes)[number];

/** The number of a file's first bytes that `imageTypeOf` needs. */
export const signatureLength = 12;

/**
 * Types that operating systems report for an image that they do not know, or know by an older name.
 */
const vagueTypes = ["", "application/octet-stream", "image/jpg", "image/pjpeg", "image/x-png"];

/**
 * The first bytes of files of a type, as text with one character a byte, and the bytes that come
 * four bytes later.
 */
const signatures: readonly (readonly [type: ImageType, start: string, later?: string])[] = [
  ["image/png", "\x89PNG\r\n\x1a\n"],
  ["image/jpeg", "\xff\xd8\xff"],
  ["image/gif", "GIF87a"],
  ["image/gif", "GIF89a"],
  ["image/webp", "RIFF", "WEBP"],
];

/** Whether a file's type is unreliable, so that its first bytes have to be read. */
export function isVagueType(type: string): boolean {
  return vagueTypes.includes(type.toLowerCase());
}

/** The type of the image that begins with these bytes; undefined for any other file. */
export function imageTypeOf(firstBytes: Uint8Array): ImageType | undefined {
  const text = String.fromCharCode(...firstBytes.subarray(0, signatureLength));
  return signatures.find(
    ([, start, later = ""]) =>
      text.startsWith(start) && text.startsWith(later, later === "" ? 0 : start.length + 4),
  )?.[0];
}

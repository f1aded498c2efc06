import type { imageTypes } from "./imageRejection";

type ImageType = (typeof imageTypes)[number];

/** How many of a file's first bytes `imageTypeOf` needs. */
export const signatureLength = 12;

/** Types that systems give an image that they do not know, or know by an older name. */
const vagueTypes = ["", "application/octet-stream", "image/jpg", "image/pjpeg", "image/x-png"];

/**
 * What files of a type begin with, as text of one byte a letter, and what follows four more bytes.
 */
const signatures: readonly (readonly [type: ImageType, start: string, later?: string])[] = [
  ["image/png", "\x89PNG\r\n\x1a\n"],
  ["image/jpeg", "\xff\xd8\xff"],
  ["image/gif", "GIF87a"],
  ["image/gif", "GIF89a"],
  ["image/webp", "RIFF", "WEBP"],
];

/** Whether a file's type says nothing reliable about it, and its first bytes have to. */
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

import { encodePart } from "./encodePart";

const photoUrl = /(\/photos\/[^/?#]+\/)[^/?#]+(\/\d+x\d+\.jpg)/;

/**
 * Replaces the image id in a photo URL built by `photoUrl`; owner and size stay (behaviour 12.6).
 * @returns null for any other URL
 */
export function withPhotoId(url: string, imageId: string): string | null {
  if (!photoUrl.test(url)) return null;
  return url.replace(
    photoUrl,
    (_, before: string, after: string) => before + encodePart(imageId) + after,
  );
}

import { encodePart } from "./encodePart";

const photoUrl = /(\/photos\/[^/?#]+\/)[^/?#]+(\/\d+x\d+\.jpg)/;

/**
 * A photo URL with another image id, the owner and size kept, as `photoUrl` builds them (behaviour 12.6).
 * @returns null for a URL of another form
 */
export function withPhotoId(url: string, imageId: string): string | null {
  if (!photoUrl.test(url)) return null;
  return url.replace(
    photoUrl,
    (_, before: string, after: string) => before + encodePart(imageId) + after,
  );
}

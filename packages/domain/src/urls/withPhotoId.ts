import { encodePart } from "./encodePart";

const photoUrl = /(\/photos\/[^/?#]+\/)[^/?#]+(\/\d+x\d+\.jpg)/;

/**
 * The URL of another photo in the place and size of this one, as `photoUrl` builds them (behaviour 12.6).
 * @returns null for a URL of another form
 */
export function withPhotoId(url: string, imageId: string): string | null {
  if (!photoUrl.test(url)) return null;
  return url.replace(
    photoUrl,
    (_, before: string, after: string) => before + encodePart(imageId) + after,
  );
}

import { encodePart } from "./encodePart";

const photoAddress = /(\/photos\/[^/?#]+\/)[^/?#]+(\/\d+x\d+\.jpg)/;

/**
 * The address of another photo in the place and size of this one, as `photoUrl` builds them (behaviour 12.6).
 * @returns null for an address of another form
 */
export function withPhotoId(address: string, imageId: string): string | null {
  if (!photoAddress.test(address)) return null;
  return address.replace(
    photoAddress,
    (_, before: string, after: string) => before + encodePart(imageId) + after,
  );
}

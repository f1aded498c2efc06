import { encodePart } from "./encodePart";
import { withoutTrailingSlashes } from "./trailingSlashes";

const photoPath = /^(\/[^/?#]+\/)[^/?#]+(\/\d+x\d+\.jpg)/;

/**
 * Replaces the image id in a photo URL built by `photoUrl`; owner and size stay (behaviour 12.6).
 *
 * @param hosts - addresses of the photo host, as pages may write them:
 * "https://loja.example/photos", "/photos"
 * @returns null for any other URL
 */
export function withPhotoId(url: string, imageId: string, hosts: readonly string[]): string | null {
  for (const host of hosts.map(withoutTrailingSlashes)) {
    const path = url.slice(host.length);
    if (!url.startsWith(host) || !photoPath.test(path)) continue;
    return (
      host +
      path.replace(
        photoPath,
        (_, before: string, after: string) => before + encodePart(imageId) + after,
      )
    );
  }
  return null;
}

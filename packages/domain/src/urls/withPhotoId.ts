import { encodePart } from "./encodePart";
import { withoutTrailingSlashes } from "./trailingSlashes";

const photoPath = /^(\/[^/?#]+\/)[^/?#]+(\/\d+x\d+\.jpg)/;

/**
 * Replaces the image id in a photo URL built by `photoUrl`. The owner and the size stay (behaviour
 * 12.6).
 *
 * @param hosts the addresses of the photo host that pages may use: "https://loja.example/photos",
 * "/photos"
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

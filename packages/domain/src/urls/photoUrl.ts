import { encodePart, withoutTrailingSlashes } from "./parts";

export interface PhotoUrl {
  /**
   * The address of the photo host, with or without a trailing slash: "https://fotos.example",
   * "https://loja.example/photos".
   */
  host: string;
  /** The product's slug or the person's nickname; blank or absent means "public". */
  slug?: string | null | undefined;
  /** The id of the image in the photo service. */
  imageId: string;
  /** In pixels. A single number means a square. */
  size: number | { width: number; height: number };
}

/** The URL `{host}/{slug or public}/{image id}/{width}x{height}.jpg`, with each part encoded. */
export function photoUrl({ host, slug, imageId, size }: PhotoUrl): string {
  const { width, height } = typeof size === "number" ? { width: size, height: size } : size;
  const folder = slug?.trim() || "public";
  return `${withoutTrailingSlashes(host)}/${encodePart(folder)}/${encodePart(imageId)}/${width}x${height}.jpg`;
}

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

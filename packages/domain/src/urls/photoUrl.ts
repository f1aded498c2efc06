import { encodePart } from "./encodePart";
import { withoutTrailingSlashes } from "./trailingSlashes";

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

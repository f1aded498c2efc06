import { formatBytes } from "@yy/domain/images/formatBytes";
import type { PhotoRejection } from "@yy/domain/images/photoList";
import type { PhotoSettings } from "./PhotoUploads";

/** Returns the text for a file that was rejected. */
export function rejectionText(
  { name, why }: PhotoRejection,
  texts: Readonly<Record<`${PhotoRejection["why"]}Text`, string>>,
  { maxPhotoSize, maxPhotos }: PhotoSettings,
): string {
  const max = why === "count" ? String(maxPhotos) : formatBytes(maxPhotoSize);
  return texts[`${why}Text`].replace("{name}", () => name).replace("{max}", () => max);
}

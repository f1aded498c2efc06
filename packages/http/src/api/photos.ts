import { object, readJson, text } from "../shape";
import { type UploadOptions, upload } from "../upload";

/** What the server answers. */
export const storedPhoto = object({ image_public_id: text });

/**
 * Uploads a photo of a listing: `POST`, version 1, multipart `image`, to a URL that the page names.
 *
 * @param url - of the page's own origin
 * @returns the public id of the stored photo
 * @throws RequestError, or the signal's reason once it is cancelled
 */
export async function uploadPhoto(
  url: string,
  image: Blob,
  options: UploadOptions = {},
): Promise<string> {
  const answer = await upload({ method: "POST", url, image }, options);
  return readJson(answer, storedPhoto).image_public_id;
}

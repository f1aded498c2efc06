import { object, readJson, text } from "../shape";
import { type UploadOptions, upload } from "../upload";

/**
 * `POST` of a listing's photo, version 1, multipart `image`. The page names the URL.
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
  return readJson(answer, object({ image_public_id: text })).image_public_id;
}

import { underRoot } from "@yy/page/root";
import { object, readJson, text } from "../shape";
import { type UploadOptions, upload } from "../upload";

/** The pictures of a profile. */
export type ProfileImageKind = "avatar" | "header";

/** What the server answers. */
export const storedImage = object({ image_public_id: text });

/**
 * `PATCH /api/profile/avatar` or `/header`, version 1, multipart `image`.
 *
 * @returns the public id of the stored image
 * @throws RequestError, or the signal's reason once it is cancelled
 */
export async function uploadProfileImage(
  kind: ProfileImageKind,
  image: Blob,
  options: UploadOptions = {},
): Promise<string> {
  const answer = await upload(
    { method: "PATCH", url: underRoot(`/api/profile/${kind}`), image },
    options,
  );
  return readJson(answer, storedImage).image_public_id;
}

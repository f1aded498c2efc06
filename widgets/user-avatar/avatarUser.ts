import { photoUrl } from "@yy/domain/urls/photoUrl";
import { type Checked, id, maybe, object, text } from "@yy/http/shape";
import { photoHost } from "@yy/page/photoHost";

const shape = object({
  id: maybe(id),
  name: text,
  nickname: maybe(text),
  gender: maybe(text),
  image_public_id: maybe(text),
  cloudinary_public_id: maybe(text),
});

/** A user in `data-user`; only the name is required. */
export type AvatarUser = Readonly<Checked<typeof shape>>;

/** @throws an error that names the field with a wrong value */
export const avatarUser = (value: unknown): AvatarUser => shape(value, "user");

/** Returns the URL of the user's square photo, `size` px wide; undefined without a photo. */
export function avatarPhotoUrl(user: AvatarUser, size: number): string | undefined {
  const imageId = user.image_public_id?.trim() || user.cloudinary_public_id?.trim();
  if (!imageId) return undefined;
  return photoUrl({ host: photoHost(), slug: user.nickname, imageId, size });
}

import { Hono } from "hono";
import type { DemoState, User } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { memberOf, requireMember, requireVersion1 } from "../../middleware/membership";
import { field, isUploadedFile } from "../../middleware/payload";

const acceptedTypes = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);
const largestImage = 10 * 1024 * 1024;

/** Which of a member's two pictures. */
export type ProfileImageKind = "avatar" | "header";

/** `PATCH /api/profile/avatar|header`, multipart `image`: the new photo's id. The image itself is not kept. */
export function profileImagesApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>().patch(
    "/api/profile/:kind{avatar|header}",
    requireMember,
    requireVersion1,
    (request) => {
      const image = field(request.get("payload"), "image");
      const rejection = imageRejection(image);
      if (rejection !== undefined) return request.json({ image: rejection }, 422);
      const kind = request.req.param("kind") as ProfileImageKind;
      const id = takeProfileImage(state, memberOf(state, request), kind);
      return request.json({ image_public_id: id });
    },
  );
}

/** What a visitor is told of a picture that is not taken; undefined for one that is. */
export function imageRejection(image: unknown): string | undefined {
  if (!isUploadedFile(image) || !acceptedTypes.has(image.type) || image.size === 0) {
    return "não é uma imagem válida";
  }
  return image.size > largestImage ? "é muito grande (máximo: 10 MB)" : undefined;
}

/** Gives the member a new picture, and returns its id. */
export function takeProfileImage(state: DemoState, user: User, kind: ProfileImageKind): string {
  state.lastId += 1;
  if (kind === "avatar") {
    user.image_public_id = `avatar-${state.lastId}`;
    return user.image_public_id;
  }
  user.header_public_id = `capa-${state.lastId}`;
  return user.header_public_id;
}

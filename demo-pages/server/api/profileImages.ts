import { Hono } from "hono";
import type { DemoEnv } from "../environment";
import { field, isUploadedFile } from "../payload";
import type { DemoState } from "../state/types";
import { memberOf, requireMember, requireVersion1 } from "./membership";

const acceptedTypes = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);
const largestImage = 10 * 1024 * 1024;

/** `PATCH /api/profile/avatar|header`, multipart `image`: the new photo's id. The image itself is not kept. */
export function profileImagesApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>().patch(
    "/api/profile/:kind{avatar|header}",
    requireMember,
    requireVersion1,
    (request) => {
      const image = field(request.get("payload"), "image");
      if (!isUploadedFile(image) || !acceptedTypes.has(image.type) || image.size === 0) {
        return request.json({ image: "não é uma imagem válida" }, 422);
      }
      if (image.size > largestImage) {
        return request.json({ image: "é muito grande (máximo: 10 MB)" }, 422);
      }
      const user = memberOf(state, request);
      state.lastId += 1;
      if (request.req.param("kind") === "avatar") {
        user.image_public_id = `avatar-${state.lastId}`;
        return request.json({ image_public_id: user.image_public_id });
      }
      user.header_public_id = `capa-${state.lastId}`;
      return request.json({ image_public_id: user.header_public_id });
    },
  );
}

import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { drawPerson, drawPiece } from "./draw";
import { drawingOf, lookOf } from "./look";

/**
 * `GET /photos/{slug or public}/{image id}/{width}x{height}.jpg`: a drawing that is always the same
 * for the same address, as SVG whatever the address says. A piece's title, its colour and then the
 * id's first word (`bolsa-102`) decide how it looks; ids that begin with `missing` are not found.
 */
export function photoRoutes(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get("/photos/:owner/:image/:size", (request) => {
    const { owner, image, size } = request.req.param();
    const [, width, height] = /^(\d{1,4})x(\d{1,4})\.jpg$/.exec(size) ?? [];
    if (image.startsWith("missing") || width === undefined || height === undefined) {
      return request.text("not found", 404);
    }
    const drawing = photoOf(owner, image, { width: Number(width), height: Number(height) });
    return request.body(drawing, 200, {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    });
  });

  function photoOf(owner: string, image: string, size: { width: number; height: number }) {
    const drawing = drawingOf(image);
    if (drawing === "avatar" || drawing === "capa") return drawPerson(image, drawing, size);
    const isDetail = image.endsWith("-detalhe");
    const cover = image.replace(/-detalhe$/, "");
    const piece = state.products.find(
      ({ slug, defaultPhoto }) => slug === owner || defaultPhoto.image_public_id === cover,
    );
    return drawPiece(lookOf(piece?.slug ?? owner, piece?.color ?? "", image), size, isDetail);
  }
}

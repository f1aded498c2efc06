import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { memberOf, requireMember } from "../../middleware/membership";
import { numberField } from "../../middleware/payload";

/** `POST /api/location` with `latitude` and `longitude`, in degrees: 204, else 422. */
export function locationApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>().post("/api/location", requireMember, (request) => {
    const latitude = numberField(request.get("payload"), "latitude");
    const longitude = numberField(request.get("payload"), "longitude");
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
      return request.json({ latitude: "não é um número válido" }, 422);
    }
    memberOf(state, request).location = `${latitude.toFixed(2)}, ${longitude.toFixed(2)}`;
    return request.body(null, 204);
  });
}

import { Hono } from "hono";
import type { DemoEnv } from "../environment";
import { numberField } from "../payload";
import type { DemoState } from "../state/types";
import { memberOf, requireMember } from "./membership";

/** `POST /compras/{id}/avaliacao` with `rating[value]` from 1 to 5: 201, else 422. */
export function ratingApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>().post("/compras/:id/avaliacao", requireMember, (request) => {
    const value = numberField(request.get("payload"), "rating[value]");
    if (!Number.isInteger(value) || value < 1 || value > 5) {
      return request.json({ "rating[value]": "não pode ficar em branco" }, 422);
    }
    const purchaseId = request.req.param("id");
    state.ratings.push({ purchaseId, userId: memberOf(state, request).id, value });
    return request.json({ value }, 201);
  });
}

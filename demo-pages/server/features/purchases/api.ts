import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { memberOf, requireMember } from "../../middleware/membership";
import { asksForScript, replaceContent, script } from "../../rendering/scriptAnswer";
import { starsText, takeRating } from "./rating";

/**
 * `POST /compras/{id}/avaliacao` with `rating[value]` from 1 to 5, as a script sends it: 201, for rails-ujs a script that says
 * so in `[data-rating-answer]`; else 422 or 409, field → message. What the browser sends by itself is the page's.
 */
export function ratingApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>().post("/compras/:id/avaliacao", async (request, next) => {
    if (request.req.header("Accept")?.includes("text/html")) return next();
    const refused = await requireMember(request, async () => {});
    if (refused) return refused;
    const taken = takeRating(state, request, {
      userId: memberOf(state, request).id,
      purchaseId: request.req.param("id"),
    });
    if (taken.status !== 201) return request.json(taken.errors, taken.status);
    return asksForScript(request)
      ? script(
          request,
          replaceContent("[data-rating-answer]", `você deu ${starsText(taken.value)}.`),
        )
      : request.json({ value: taken.value }, 201);
  });
}

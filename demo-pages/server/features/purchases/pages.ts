import { Hono } from "hono";
import { purchaseOf } from "../../fixtures/purchases";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { currentUser } from "../../middleware/membership";
import { textField } from "../../middleware/payload";
import type { RenderPage } from "../../rendering/renderPage";
import { productView } from "../products/view";
import { signInPath } from "../sign-in/returnUrl";
import { ratingOf, starsText, takeRating } from "./rating";

/**
 * `/compras/{id}/avaliar`: a purchase and its rating, for who bought it. Its form posts to `/compras/{id}/avaliacao`; what the
 * browser itself or Turbo sends is answered here, with the page again or a redirect to it, the rest by `ratingApi`.
 */
export function purchasePages(state: DemoState, page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/compras/:id/avaliar", (request) => show(request, request.req.param("id")))
    .post("/compras/:id/avaliacao", (request) => {
      const purchaseId = request.req.param("id");
      const path = `/compras/${purchaseId}/avaliar`;
      const user = currentUser(state, request);
      if (user === undefined) {
        return request.redirect(signInPath(new URL(path, request.req.url).href), 303);
      }
      const taken = takeRating(state, request, { userId: user.id, purchaseId });
      if (taken.status !== 201) {
        return show(request, purchaseId, { errors: taken.errors, status: taken.status });
      }
      const { session } = request.var;
      session.flash = { kind: "success", text: "obrigado pela avaliação!" };
      return request.redirect(path, 303);
    });

  function show(
    request: DemoRequest,
    id: string,
    { errors = {}, status = 200 }: Refused = {},
  ): Response {
    const user = currentUser(state, request);
    if (user === undefined) return request.redirect(signInPath(request.req.url), 303);
    const purchase = purchaseOf(user.id, id);
    const product = state.products.find((each) => each.id === purchase?.productId);
    if (product === undefined) return page(request, "404", {}, { status: 404 });
    const rating = ratingOf(state, user.id, id);
    const payload = request.get("payload");
    const view = {
      purchaseId: id,
      product: productView(state, product),
      rated: rating === undefined ? null : { value: rating, text: starsText(rating) },
      value: textField(payload, "rating[value]"),
      comment: textField(payload, "rating[comment]"),
      error: errors["rating[value]"] ?? null,
      base: errors.base ?? null,
    };
    return page(request, "rate", view, { status });
  }
}

/** Why a rating was not taken, for the page that says so. */
interface Refused {
  readonly errors?: Readonly<Record<string, string>>;
  readonly status?: 200 | 409 | 422;
}

import { Hono, type MiddlewareHandler } from "hono";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { requireMember, signInFirst } from "../../middleware/membership";
import { numberField, textField } from "../../middleware/payload";
import { redirectWithFlash } from "../../middleware/sessions";
import type { FeatureParts } from "../../rendering/renderPage";
import { asksForHtml, asksForScript, replaceContent, script } from "../../rendering/scriptAnswer";
import { productView } from "../views";

/** Marina's purchases, from different sellers. */
const purchases = [
  { id: "7", buyerId: 1, productId: 101 },
  { id: "8", buyerId: 1, productId: 104 },
];

/** Why a rating was rejected: field or `base` → message. */
interface RatingError {
  readonly status: 409 | 422;
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * `/compras/{id}/avaliar`: a purchase and its rating, for its buyer. `POST /compras/{id}/avaliacao`
 * with `rating[value]` from 1 to 5 answers 201 to a script, and to rails-ujs a script that fills
 * `[data-rating-answer]`; an invalid rating gets 422, a second one 409, as field → message. The
 * browser itself and Turbo get the page again or a redirect to it.
 */
export function purchaseRoutes({ state, page }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/compras/:id/avaliar", signInFirst(), (request) => show(request, request.req.param("id")))
    .post("/compras/:id/avaliacao", membersOnly, (request) => {
      const id = request.req.param("id");
      const { member, payload } = request.var;
      const value = numberField(payload, "rating[value]");
      const error = ratingErrorOf(member.id, id, value);
      if (error) {
        return asksForHtml(request)
          ? show(request, id, error)
          : request.json(error.errors, error.status);
      }
      const comment = textField(payload, "rating[comment]").trim();
      state.ratings.push({ purchaseId: id, userId: member.id, value, comment });
      if (asksForHtml(request)) {
        return redirectWithFlash(request, pathOf(id), "success", "obrigado pela avaliação!");
      }
      const thanks = replaceContent("[data-rating-answer]", `você deu ${starsText(value)}.`);
      return asksForScript(request) ? script(request, thanks) : request.json({ value }, 201);
    });

  /** A purchase is rated once. */
  function ratingErrorOf(
    userId: number,
    purchaseId: string,
    value: number,
  ): RatingError | undefined {
    if (ratingOf(userId, purchaseId) !== undefined) {
      return { status: 409, errors: { base: "esta compra já foi avaliada." } };
    }
    return Number.isInteger(value) && value >= 1 && value <= 5
      ? undefined
      : { status: 422, errors: { "rating[value]": "escolha de 1 a 5 estrelas" } };
  }

  function ratingOf(userId: number, purchaseId: string): number | undefined {
    return state.ratings.find(
      (rating) => rating.purchaseId === purchaseId && rating.userId === userId,
    )?.value;
  }

  function show(request: DemoRequest, id: string, error?: RatingError): Response {
    const { member, payload } = request.var;
    const purchase = purchases.find((each) => each.id === id && each.buyerId === member.id);
    const product = state.products.find((each) => each.id === purchase?.productId);
    if (product === undefined) return page(request, "404");
    const rating = ratingOf(member.id, id);
    const view = {
      purchaseId: id,
      product: productView(state, product),
      rated: rating === undefined ? null : { value: rating, text: starsText(rating) },
      value: textField(payload, "rating[value]"),
      comment: textField(payload, "rating[comment]"),
      error: error?.errors["rating[value]"] ?? null,
      base: error?.errors.base ?? null,
    };
    return page(request, "rate", view, { status: error?.status ?? 200 });
  }
}

const pathOf = (id: string) => `/compras/${id}/avaliar`;

const membersOnly: MiddlewareHandler<DemoEnv> = (request, next) =>
  asksForHtml(request)
    ? signInFirst(pathOf(request.req.param("id") ?? ""))(request, next)
    : requireMember(request, next);

/** `4 estrelas` */
function starsText(value: number): string {
  return value === 1 ? "1 estrela" : `${value} estrelas`;
}

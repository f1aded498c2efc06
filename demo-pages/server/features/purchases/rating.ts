import type { DemoState } from "../../fixtures/types";
import type { DemoRequest } from "../../middleware/environment";
import { numberField, textField } from "../../middleware/payload";

/** What came of a rating that was sent: the number of stars, or why it was not taken. */
export type RatingTaken =
  | { readonly status: 201; readonly value: number }
  | { readonly status: 409 | 422; readonly errors: Readonly<Record<string, string>> };

/** Takes `rating[value]`, from 1 to 5, and `rating[comment]` of a purchase, once. */
export function takeRating(
  state: DemoState,
  request: DemoRequest,
  { userId, purchaseId }: { readonly userId: number; readonly purchaseId: string },
): RatingTaken {
  const payload = request.get("payload");
  const value = numberField(payload, "rating[value]");
  if (ratingOf(state, userId, purchaseId) !== undefined) {
    return { status: 409, errors: { base: "esta compra já foi avaliada." } };
  }
  if (!Number.isInteger(value) || value < 1 || value > 5) {
    return { status: 422, errors: { "rating[value]": "escolha de 1 a 5 estrelas" } };
  }
  const comment = textField(payload, "rating[comment]").trim();
  state.ratings.push({ purchaseId, userId, value, comment });
  return { status: 201, value };
}

/** The stars that the member gave this purchase; undefined before. */
export function ratingOf(state: DemoState, userId: number, purchaseId: string): number | undefined {
  return state.ratings.find(
    (rating) => rating.purchaseId === purchaseId && rating.userId === userId,
  )?.value;
}

/** `4 estrelas` */
export function starsText(value: number): string {
  return value === 1 ? "1 estrela" : `${value} estrelas`;
}

import { memberOf } from "@yy/page/memberOf";
import { isSamePurchase } from "./purchaseOf";

/**
 * Marks a panel whose rating was accepted, and contains the purchase. The mark stays, even in a
 * snapshot: going back does not ask again.
 */
const ratedMark = "data-yy-rated";

/** Returns the purchase whose rating was accepted in this panel; null when there is none. */
export function ratedPurchase(panel: Element): string | null {
  return memberOf(panel, "getAttribute")(ratedMark);
}

/** Whether the panel is marked as rated for this purchase. */
export function isMarkedRated(panel: Element, purchase: string): boolean {
  const marked = ratedPurchase(panel);
  return marked !== null && isSamePurchase(marked, purchase);
}

/** Hides the panel for good, or until it asks for another purchase. */
export function hideRatedPanel(panel: HTMLElement, purchase: string): void {
  memberOf(panel, "setAttribute")("hidden", "");
  memberOf(panel, "setAttribute")(ratedMark, purchase);
}

/** Shows a panel again that was hidden for another purchase. */
export function showForNextPurchase(panel: HTMLElement, purchase: string): void {
  if (ratedPurchase(panel) === null || isMarkedRated(panel, purchase)) return;
  memberOf(panel, "removeAttribute")("hidden");
  memberOf(panel, "removeAttribute")(ratedMark);
}

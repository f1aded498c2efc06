import type { PriceValidity } from "./validatePrice";

/**
 * How far an item of the missing-price list is on its way to a price, as `data-state` says it
 * (yy-missing-price-editor's README, How an item is).
 */
export type PriceState = "untouched" | "changed" | "invalid" | "saving" | "saved" | "failed";

/** What is known of an item besides its text. Amounts are in reais. */
export interface PriceFacts {
  /** On its way to the server, or waiting for its turn. */
  readonly isSaving: boolean;
  /** What the server has: it came with the page, or was saved since. */
  readonly savedPrice?: number | undefined;
  /** It was saved since the page came. */
  readonly wasSaved: boolean;
  /** What the server said no to (422). */
  readonly rejectedPrice?: number | undefined;
  /** What could not be saved for another reason. */
  readonly failedPrice?: number | undefined;
}

/** The one state of an item; another price than the one that was refused or failed is a new try. */
export function priceState(validity: PriceValidity, facts: PriceFacts): PriceState {
  if (facts.isSaving) return "saving";
  if (validity.kind === "empty") return "untouched";
  if (validity.kind === "refused") return "invalid";
  const { amount } = validity;
  if (amount === facts.rejectedPrice) return "invalid";
  if (amount === facts.failedPrice) return "failed";
  if (amount === facts.savedPrice) return facts.wasSaved ? "saved" : "untouched";
  return "changed";
}

/** Whether something would be lost if the page were left now. */
export function isUnsaved(state: PriceState): boolean {
  return state !== "untouched" && state !== "saved";
}

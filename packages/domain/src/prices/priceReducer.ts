import { type PriceValidity, validatePrice } from "./validatePrice";

/**
 * How far an item of the missing-price list is on its way to a price, as `data-state` says it
 * (yy-missing-price-editor's README, How an item is).
 */
export type PriceStatus = "untouched" | "changed" | "invalid" | "saving" | "saved" | "failed";

/** The price of one item, from the key to its saved state. Amounts are in reais. */
export interface Price {
  readonly status: PriceStatus;
  /** What the field holds, and what that is. */
  readonly text: string;
  readonly validity: PriceValidity;
  /** What the server has: it came with the page, or was saved since. */
  readonly stored: { readonly amount: number; readonly wasSaved: boolean } | undefined;
  /** What the server has not taken, and its words for it; "" when it failed for another reason than the price. */
  readonly failure: { readonly amount: number; readonly message: string } | undefined;
  /** What is on its way to the server; undefined also while a price that is `saving` waits for its turn. */
  readonly sent: number | undefined;
  /** Whether the visitor is told what is wrong with it. */
  readonly isExplained: boolean;
}

export type PriceAction =
  /** The field may hold another text. A price that waits for its turn is the visitor's again. */
  | { readonly type: "entered"; readonly text: string }
  /** It is to be saved, and waits for its turn. */
  | { readonly type: "queued" }
  /** Its form, which holds this text, is being sent. */
  | { readonly type: "sent"; readonly text: string }
  /** It is not sent after all, or nobody can say what came of it. */
  | { readonly type: "withdrawn" }
  /** The server has taken what was sent. */
  | { readonly type: "saved" }
  /** It has not: `message` is what it says about the price, "" when something else went wrong. */
  | { readonly type: "failed"; readonly message: string }
  /** The visitor has paused, or wants to save: what is wrong is to be told. */
  | { readonly type: "explained" };

/** @param storedAmount what the page came with */
export function newPrice(text: string, storedAmount?: number): Price {
  return atRest({
    status: "untouched",
    text,
    validity: validatePrice(text),
    stored: storedAmount === undefined ? undefined : { amount: storedAmount, wasSaved: false },
    failure: undefined,
    sent: undefined,
    isExplained: false,
  });
}

/** All transitions of a price. An action that does not fit gives the same object back. */
export function priceReducer(price: Price, action: PriceAction): Price {
  const { status, sent } = price;
  const isSending = sent !== undefined;
  switch (action.type) {
    case "entered": {
      if (action.text === price.text && (isSending || status !== "saving")) return price;
      const entered = withText(price, action.text);
      return isSending ? entered : atRest(entered);
    }
    case "queued":
      return canBeSent(price) ? { ...price, status: "saving", isExplained: false } : price;
    case "sent": {
      if (isSending) return price;
      const read = atRest(withText(price, action.text));
      return canBeSent(read)
        ? { ...read, status: "saving", sent: amountOf(read), isExplained: false }
        : read;
    }
    case "withdrawn":
      return status === "saving" ? atRest({ ...price, sent: undefined }) : price;
    case "saved": {
      if (!isSending) return price;
      const stored = { amount: sent, wasSaved: true };
      return atRest({ ...price, sent: undefined, stored, failure: undefined });
    }
    case "failed": {
      if (!isSending) return price;
      const failure = { amount: sent, message: action.message };
      return atRest({ ...price, sent: undefined, failure, isExplained: true });
    }
    case "explained":
      return isWrong(status) && !price.isExplained ? { ...price, isExplained: true } : price;
  }
}

/** The price in reais, if the field holds one. */
export function amountOf({ validity }: Price): number | undefined {
  return validity.kind === "price" ? validity.amount : undefined;
}

/** Whether something would be lost if the page were left now. */
export function isUnsaved(status: PriceStatus): boolean {
  return status !== "untouched" && status !== "saved";
}

function canBeSent({ status }: Price): boolean {
  return status === "changed" || status === "failed";
}

function isWrong(status: PriceStatus): boolean {
  return status === "invalid" || status === "failed";
}

function withText(price: Price, text: string): Price {
  return text === price.text ? price : { ...price, text, validity: validatePrice(text) };
}

/** How a price is that is not on its way; what is no longer wrong need not be told. */
function atRest(price: Price): Price {
  const status = statusAtRest(price);
  return { ...price, status, isExplained: price.isExplained && isWrong(status) };
}

/** Another price than the one that failed is a new try. */
function statusAtRest({ validity, stored, failure }: Price): PriceStatus {
  if (validity.kind === "empty") return "untouched";
  if (validity.kind === "refused") return "invalid";
  const { amount } = validity;
  if (amount === failure?.amount) return failure.message === "" ? "failed" : "invalid";
  if (amount === stored?.amount) return stored.wasSaved ? "saved" : "untouched";
  return "changed";
}

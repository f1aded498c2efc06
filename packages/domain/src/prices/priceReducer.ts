import { type PriceValidity, validatePrice } from "./priceAmount";

/**
 * The status of an item in the missing-price list, which is also its `data-state`
 * (yy-missing-price-editor's README, How an item is).
 */
export type PriceStatus = "untouched" | "changed" | "invalid" | "saving" | "saved" | "failed";

/** The state of the price of one item. Amounts are in reais. */
export interface Price {
  readonly status: PriceStatus;
  /** The text of the field. */
  readonly text: string;
  readonly validity: PriceValidity;
  /**
   * The price on the server: the one in the page's markup, or one that was saved since
   * (`wasSaved`).
   */
  readonly stored: { readonly amount: number; readonly wasSaved: boolean } | undefined;
  /**
   * The last price that could not be saved, with the server's message about it; "" when the price
   * was not the reason.
   */
  readonly failure: { readonly amount: number; readonly message: string } | undefined;
  /** The price in the running request; undefined also while a `saving` price is still queued. */
  readonly sent: number | undefined;
  /** Whether a message about the price is shown. */
  readonly isExplained: boolean;
}

export type PriceAction =
  /** The text of the field may have changed. A queued price leaves the queue. */
  | { readonly type: "entered"; readonly text: string }
  /** The price is queued for saving. */
  | { readonly type: "queued" }
  /** The item's form is being sent with this text. */
  | { readonly type: "sent"; readonly text: string }
  /** The price is not sent after all, or the result is unknown. */
  | { readonly type: "withdrawn" }
  /** The server has saved the price that was sent. */
  | { readonly type: "saved" }
  /** Saving has failed. `message` is the server's about the price; "" for any other failure. */
  | { readonly type: "failed"; readonly message: string }
  /** Another visitor may be there: what the server said to the one before is dropped. */
  | { readonly type: "forgotten" }
  /** The visitor has paused typing or wants to save, so that the message has to be shown. */
  | { readonly type: "explained" };

/** @param storedAmount the saved price in the page's markup */
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

/**
 * All transitions of a price. For an action that is not possible in this status it returns the same
 * object.
 */
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
    case "forgotten": {
      if (!price.failure) return price;
      const forgotten = { ...price, failure: undefined };
      return isSending ? forgotten : atRest(forgotten);
    }
    case "explained":
      return isWrong(status) && !price.isExplained ? { ...price, isExplained: true } : price;
  }
}

/** The price in reais, if the field holds one. */
export function amountOf({ validity }: Price): number | undefined {
  return validity.kind === "price" ? validity.amount : undefined;
}

/** Whether leaving the page now would lose the price. */
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

/**
 * The price with its status while it is neither queued nor sent. The message is hidden when the
 * price is no longer wrong.
 */
function atRest(price: Price): Price {
  const status = statusAtRest(price);
  return { ...price, status, isExplained: price.isExplained && isWrong(status) };
}

/** A failure counts only while the field has the price that failed. */
function statusAtRest({ validity, stored, failure }: Price): PriceStatus {
  if (validity.kind === "empty") return "untouched";
  if (validity.kind === "refused") return "invalid";
  const { amount } = validity;
  if (amount === failure?.amount) return failure.message === "" ? "failed" : "invalid";
  if (amount === stored?.amount) return stored.wasSaved ? "saved" : "untouched";
  return "changed";
}

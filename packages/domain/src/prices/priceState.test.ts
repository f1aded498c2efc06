import { describe, expect, it } from "vitest";
import { isUnsaved, type PriceFacts, type PriceState, priceState } from "./priceState";
import { validatePrice } from "./validatePrice";

const fresh: PriceFacts = { isSaving: false, wasSaved: false };

describe("priceState", () => {
  it.each<[string, Partial<PriceFacts>, PriceState]>([
    ["", {}, "untouched"],
    ["10", {}, "changed"],
    ["0", {}, "invalid"],
    ["dez", {}, "invalid"],
    ["10", { savedPrice: 10 }, "untouched"],
    ["R$ 10,00", { savedPrice: 10, wasSaved: true }, "saved"],
    ["11", { savedPrice: 10, wasSaved: true }, "changed"],
    ["", { savedPrice: 10, wasSaved: true }, "untouched"],
    ["10", { rejectedPrice: 10 }, "invalid"],
    ["10,50", { rejectedPrice: 10 }, "changed"],
    ["10", { failedPrice: 10 }, "failed"],
    ["10,50", { failedPrice: 10 }, "changed"],
    ["", { failedPrice: 10 }, "untouched"],
    ["10", { isSaving: true, failedPrice: 10 }, "saving"],
  ])("of %j with %o is %s", (text, facts, state) => {
    expect(priceState(validatePrice(text), { ...fresh, ...facts })).toBe(state);
  });

  it("warns of changed, invalid, saving and failed items", () => {
    const states: PriceState[] = ["untouched", "changed", "invalid", "saving", "saved", "failed"];
    expect(states.filter(isUnsaved)).toEqual(["changed", "invalid", "saving", "failed"]);
  });
});

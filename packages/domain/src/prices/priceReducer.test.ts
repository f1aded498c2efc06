import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validatePrice } from "./priceAmount";
import {
  amountOf,
  isUnsaved,
  newPrice,
  type Price,
  type PriceAction,
  type PriceStatus,
  priceReducer,
} from "./priceReducer";

const after = (price: Price, ...actions: readonly PriceAction[]) =>
  actions.reduce(priceReducer, price);
const entered = (text: string): PriceAction => ({ type: "entered", text });
const sent = (text: string): PriceAction => ({ type: "sent", text });
const queued: PriceAction = { type: "queued" };
const withdrawn: PriceAction = { type: "withdrawn" };
const saved: PriceAction = { type: "saved" };
const explained: PriceAction = { type: "explained" };
const forgotten: PriceAction = { type: "forgotten" };
const failed = (message = ""): PriceAction => ({ type: "failed", message });

/** The price after "10" was typed and sent, and after this result. */
const after10 = (answer: PriceAction) => after(newPrice(""), entered("10"), sent("10"), answer);

describe("priceReducer", () => {
  it.each<[string, Price, PriceStatus]>([
    ["an empty field", newPrice(""), "untouched"],
    ["a price typed before the script came", newPrice("10"), "changed"],
    ["nothing", newPrice("0"), "invalid"],
    ["no number", newPrice("dez"), "invalid"],
    ["the price that came with the page", newPrice("10", 10), "untouched"],
    ["another one", newPrice("11", 10), "changed"],
    ["what is saved, as the mask writes it", after(after10(saved), entered("R$ 10,00")), "saved"],
    ["another price than the saved one", after(after10(saved), entered("11")), "changed"],
    ["a saved price that was emptied", after(after10(saved), entered("")), "untouched"],
    ["a price that the server rejects", after10(failed("muito baixo")), "invalid"],
    ["the same for the next visitor", after(after10(failed("muito baixo")), forgotten), "changed"],
    ["another one after it", after(after10(failed("não")), entered("10,50")), "changed"],
    [
      "the rejected one again",
      after(after10(failed("não")), entered("9"), entered("10")),
      "invalid",
    ],
    ["a price that failed", after10(failed()), "failed"],
    ["another price after it", after(after10(failed()), entered("10,50")), "changed"],
    ["a failed price that was emptied", after(after10(failed()), entered("")), "untouched"],
    ["a failed price that is tried again", after(after10(failed()), queued), "saving"],
    ["one whose sending nobody knows of", after10(withdrawn), "changed"],
    ["one that waits, and is typed into", after(newPrice("10"), queued, entered("10")), "changed"],
    ["one on its way, and typed into", after(newPrice("10"), sent("10"), entered("11")), "saving"],
    [
      "that one once it is saved",
      after(newPrice("10"), sent("10"), entered("11"), saved),
      "changed",
    ],
  ])("%s is %s", (_, price, status) => {
    expect(price.status).toBe(status);
  });

  it.each<[string, Price, boolean]>([
    ["half a price", after(newPrice(""), entered("0")), false],
    ["it once the visitor has paused", after(newPrice(""), entered("0"), explained), true],
    ["the next wrong price", after(newPrice(""), entered("0"), explained, entered("00")), true],
    ["a right one", after(newPrice(""), entered("0"), explained, entered("5")), false],
    ["a wrong one later", after(newPrice("0"), explained, entered("5"), entered("0")), false],
    ["what the server says", after10(failed("muito baixo")), true],
    ["that saving failed", after10(failed()), true],
    ["it on the next try", after(after10(failed()), queued), false],
    ["an empty field", after(newPrice(""), explained), false],
  ])("tells of %s: %o", (_, { isExplained }, expected) => {
    expect(isExplained).toBe(expected);
  });

  it("warns of changed, invalid, saving and failed items", () => {
    const all: PriceStatus[] = ["untouched", "changed", "invalid", "saving", "saved", "failed"];
    expect(all.filter(isUnsaved)).toEqual(["changed", "invalid", "saving", "failed"]);
  });

  const texts = fc.constantFrom("", " ", "0", "-3", "dez", "10", "R$ 10,00", "11", "12,5");
  const action = fc.oneof(
    texts.map(entered),
    texts.map(sent),
    fc.constantFrom(queued, withdrawn, saved, explained),
    fc.constantFrom("", "muito baixo").map(failed),
  );
  const start = fc.tuple(texts, fc.option(fc.constant(10), { nil: undefined }));
  /** Arbitrary: a price at first, actions before, and one more action. */
  const step = fc
    .tuple(start, fc.array(action, { maxLength: 12 }), action)
    .map(([[text, stored], history, next]) => {
      const before = after(newPrice(text, stored), ...history);
      return { before, next, price: priceReducer(before, next) };
    });
  type Step = { before: Price; next: PriceAction; price: Price };
  const always = (holds: (step: Step) => void) =>
    fc.assert(fc.property(step, holds), { numRuns: 2000 });

  it("never sends or queues what is no price, is on its way, or is saved already", () => {
    always(({ before, next, price }) => {
      if (price.sent === undefined || price === before) return;
      if (before.sent !== undefined) expect(price.sent).toBe(before.sent);
      else {
        expect(next.type).toBe("sent");
        expect(price.sent).toBe(amountOf(price));
        expect(price.sent).toBeGreaterThan(0);
        expect(price.sent).not.toBe(before.stored?.amount);
      }
    });
    always(({ before, next, price }) => {
      if (next.type === "queued" && price !== before)
        expect(["changed", "failed"]).toContain(before.status);
    });
  });

  it("is saving exactly while it is queued or on its way", () => {
    always(({ before, next, price }) => {
      if (price.sent !== undefined) expect(price.status).toBe("saving");
      const isOver = ["withdrawn", "saved", "failed"].includes(next.type);
      if (before.sent !== undefined) expect(price.sent === undefined).toBe(isOver);
      if (price.status === "saving" && before.status !== "saving")
        expect(["queued", "sent"]).toContain(next.type);
    });
  });

  it("at rest is untouched when empty, invalid when it is no price, and else as the answers say", () => {
    always(({ price }) => {
      const { status, validity, stored, failure } = price;
      if (status === "saving") return;
      if (validity.kind === "empty") expect(status).toBe("untouched");
      if (validity.kind === "refused") expect(status).toBe("invalid");
      if (validity.kind !== "price") return;
      const isFailed = failure?.amount === validity.amount;
      if (isFailed) expect(status).toBe(failure.message === "" ? "failed" : "invalid");
      else if (stored?.amount !== validity.amount) expect(status).toBe("changed");
      else expect(status).toBe(stored.wasSaved ? "saved" : "untouched");
    });
  });

  it("loses no text, and learns from an answer what became of what was sent", () => {
    always(({ before, next, price }) => {
      const holds = "text" in next && price !== before ? next.text : before.text;
      expect(price.text).toBe(holds);
      expect(price.validity).toEqual(validatePrice(price.text));
      const { sent: amount } = before;
      if (amount === undefined || (next.type !== "saved" && next.type !== "failed")) {
        expect([price.stored, price.failure]).toEqual([before.stored, before.failure]);
        return;
      }
      if (next.type === "saved") expect(price.stored).toEqual({ amount, wasSaved: true });
      else expect(price.failure).toEqual({ amount, message: next.message });
    });
  });

  it("tells only of what is wrong: an invalid price, or one that failed", () => {
    always(({ price }) => {
      if (price.isExplained) expect(["invalid", "failed"]).toContain(price.status);
    });
  });
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { incomingText } from "./incomingText";
import { TypedAmount } from "./TypedAmount";

/** What the mask makes of a text: at most two decimals. */
const masked = (text: string) => /^\D*\d*(?:,\d{0,2})?/.exec(text)?.[0] ?? "";

/** What stands in an empty field in the end, into which this is typed key by key. */
function typedAtOnce(text: string): string {
  const typed = new TypedAmount();
  let shown = "";
  for (const key of text) shown = masked(typed.take(shown, shown + key) ?? shown + key);
  return typed.isRefused ? "" : shown;
}

it("is what it would be, pasted", () => {
  const amount = fc.stringMatching(/^[\d.]{1,9},?\d{0,2}$/);
  const english = fc.stringMatching(/^[1-9]\d{0,2}(,\d{3}){1,2}(\.\d{0,2})?$/);
  fc.assert(
    fc.property(fc.oneof(amount, english), (text) => {
      const pasted = incomingText("money", text);
      // A dot behind the comma of an amount is a key that is not taken; pasted, all of it is
      // refused.
      if (pasted !== "" || !text.includes(".")) expect(typedAtOnce(text)).toBe(masked(pasted));
    }),
  );
});

it.each([
  ["12.", "12,"],
  ["12.5", "12,5"],
  ["12.50", "12,50"],
  ["12.500", "12500"],
  ["1.250,", "1250,"],
  ["1.250.00", "1250,00"],
  ["1234.5", "1234,5"],
  ["12,5.", "12,5"],
  ["1,234.56", "1234,56"],
  ["1,234,567.8", "1234567,8"],
  ["1,234", ""],
])("reads %s, typed, as %s", (text, amount) => {
  expect(typedAtOnce(text)).toBe(amount);
});

it("loses no amount that was there by a third decimal", () => {
  const typed = new TypedAmount();
  typed.take("R$ 12,50", "R$ 12,500");
  expect(typed.isRefused).toBe(false);
});

it("begins anew where the caret was elsewhere, or something was deleted", () => {
  const typed = new TypedAmount();
  typed.take("R$ 12", "R$ 12.");
  typed.take("R$ 12,", undefined);
  expect(typed.take("R$ 12,", "R$ 12,5")).toBeUndefined();
  typed.take("R$ 1.250", "R$ 1.25");
  expect(typed.take("R$ 125", "R$ 1250")).toBeUndefined();
});

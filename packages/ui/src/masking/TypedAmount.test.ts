import fc from "fast-check";
import { expect, it } from "vitest";
import { incomingText } from "./incomingText";
import { TypedAmount } from "./TypedAmount";

/** What is typed key by key into an empty field, as the mask is given it at last; undefined where no dot was typed. */
function typedAtOnce(text: string): string | undefined {
  const typed = new TypedAmount();
  let shown = "";
  let last: string | undefined;
  for (const key of text) {
    last = typed.take(shown, shown + key);
    shown = last ?? shown + key;
  }
  return last;
}

it("is what it would be, pasted", () => {
  const amount = fc.stringMatching(/^[\d.]{1,9},?\d{0,2}$/);
  fc.assert(
    fc.property(amount, (text) => {
      const pasted = incomingText("money", text);
      const typed = typedAtOnce(text);
      // A pasted text that may be English is refused as a whole; typed, it is the key that makes it so.
      if (typed !== undefined && pasted !== "") expect(typed).toBe(pasted);
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
])("reads %s, typed, as %s", (text, amount) => {
  expect(typedAtOnce(text) ?? text).toBe(amount);
});

it("begins anew where the caret was elsewhere, or something was deleted", () => {
  const typed = new TypedAmount();
  typed.take("R$ 12", "R$ 12.");
  typed.take("R$ 12,", undefined);
  expect(typed.take("R$ 12,", "R$ 12,5")).toBeUndefined();
  typed.take("R$ 1.250", "R$ 1.25");
  expect(typed.take("R$ 125", "R$ 1250")).toBeUndefined();
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { caretIn, typedCharacters } from "./caret";

it.each([
  ["(11) 98765-4321", 0, 15],
  ["(11) 98765-4321", 4, 11],
  ["(11) 98765-4321", 11, 1],
  ["R$ 1.234,5", 2, 8],
  ["R$ 1.234,5", 99, 0],
  ["", 3, 0],
])("in %s the caret with %i typed characters behind it is at %i", (text, behind, caret) => {
  expect(caretIn(text, behind)).toBe(caret);
});

it("leaves as many typed characters behind the caret as it was told", () => {
  const text = fc.string({ unit: fc.constantFrom("0", "9", ",", ".", "-", " ", "(") });
  fc.assert(
    fc.property(text, fc.nat(20), (shown, behind) => {
      const caret = caretIn(shown, behind);
      expect(typedCharacters(shown.slice(caret))).toBe(Math.min(behind, typedCharacters(shown)));
    }),
  );
});

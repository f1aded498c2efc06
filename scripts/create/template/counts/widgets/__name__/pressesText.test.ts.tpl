import { expect, it } from "vitest";
import { pressesText } from "./pressesText";

it.each([
  [0, "nenhum toque"],
  [1, "1 toque"],
  [2, "2 toques"],
])("says %i presses as %s", (presses, text) => {
  expect(pressesText(presses)).toBe(text);
});

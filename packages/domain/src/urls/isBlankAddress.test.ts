import { expect, it } from "vitest";
import { isBlankAddress } from "./isBlankAddress";

it.each(["", " ", "\n\t", "\u0001", " \u0000\u001f ", "\u007f", "\u0085", "\u00a0"])(
  "takes %j for blank",
  (address) => {
    expect(isBlankAddress(address)).toBe(true);
  },
);

it.each(["/", "#", "?", " a", "\u0001a", "."])("takes %j for an address", (address) => {
  expect(isBlankAddress(address)).toBe(false);
});

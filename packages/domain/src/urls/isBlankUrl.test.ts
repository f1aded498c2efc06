import { expect, it } from "vitest";
import { isBlankUrl } from "./isBlankUrl";

it.each(["", " ", "\n\t", "\u0001", " \u0000\u001f ", "\u007f", "\u0085", "\u00a0"])(
  "takes %j for blank",
  (url) => {
    expect(isBlankUrl(url)).toBe(true);
  },
);

it.each(["/", "#", "?", " a", "\u0001a", "."])("takes %j for a URL", (url) => {
  expect(isBlankUrl(url)).toBe(false);
});

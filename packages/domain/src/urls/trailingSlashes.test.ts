import fc from "fast-check";
import { expect, it } from "vitest";
import { withoutTrailingSlashes } from "./trailingSlashes";

it("cuts the slashes at the end, and no other", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("/", "a", "\n") }), (text) => {
      expect(withoutTrailingSlashes(text)).toBe(text.replace(/\/+$/, ""));
    }),
  );
});

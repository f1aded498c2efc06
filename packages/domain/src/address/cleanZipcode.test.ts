import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanZipcode } from "./cleanZipcode";

describe("cleanZipcode", () => {
  it.each([
    ["01310-100", "01310100"],
    ["01.310-100", "01.310100"],
    [" 01310 100 ", "01310100"],
    ["_____-___", ""],
    ["cep: 01310-100", "01310100"],
    ["٠١٣", ""],
    ["", ""],
  ])("of %j is %j", (text, cleaned) => {
    expect(cleanZipcode(text)).toBe(cleaned);
  });

  it("leaves digits and dots, and nothing to clean", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(cleanZipcode(text)).toMatch(/^[0-9.]*$/);
        expect(cleanZipcode(cleanZipcode(text))).toBe(cleanZipcode(text));
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactLength, maxLength, minLength, minWords } from "./lengths";

describe("lengths", () => {
  it("count what a reader sees: emoji and combined accents are one", () => {
    expect(exactLength("👩‍👩‍👧", 1)).toBe(true);
    expect(exactLength("e\u0301", 1)).toBe(true);
    expect(exactLength("🇧🇷🇵🇹", 2)).toBe(true);
  });

  it("count blanks and line breaks", () => {
    expect(exactLength(" a\nb ", 5)).toBe(true);
  });

  it("stops counting once the result is certain", () => {
    const endless = "👩‍👩‍👧".repeat(1_000_000);
    expect(minLength(endless, 6)).toBe(true);
    expect(maxLength(endless, 6)).toBe(false);
    expect(exactLength(endless, 6)).toBe(false);
  });

  it("are exact when neither too short nor too long", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(20), (text, length) => {
        expect(exactLength(text, length)).toBe(minLength(text, length) && maxLength(text, length));
        expect(minLength(text, length)).toBe(!maxLength(text, length - 1));
      }),
    );
  });
});

describe("minWords", () => {
  it("counts words between any blanks", () => {
    expect(minWords("  um\tdois\n", 2)).toBe(true);
    expect(minWords("  um-dois ", 2)).toBe(false);
    expect(minWords("", 0)).toBe(true);
  });
});

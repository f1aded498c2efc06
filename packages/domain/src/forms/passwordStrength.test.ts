import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passwordStrength } from "./passwordStrength";

describe("passwordStrength", () => {
  it.each([
    ["", 0, "mínimo 6 caracteres"],
    ["aB3!é", 0, "mínimo 6 caracteres"],
    ["123456", 1, "fraquinha"],
    ["abcdef", 1, "fraquinha"],
    ["ABCDEF", 1, "fraquinha"],
    ["!@#$%&", 1, "fraquinha"],
    ["      ", 1, "fraquinha"],
    ["abcdefghijklmnop", 1, "fraquinha"],
    ["abc123", 2, "meia-boca"],
    ["abcDEF", 2, "meia-boca"],
    ["abcde!", 2, "meia-boca"],
    ["abcde12345", 2, "meia-boca"],
    ["abcde123456", 3, "segura"],
    ["abCD12", 3, "segura"],
    ["abc12!", 3, "segura"],
    ["abCD1234567", 4, "agora sim, matou a pau"],
    ["abC12!", 4, "agora sim, matou a pau"],
    ["abC12!abC12!", 4, "agora sim, matou a pau"],
  ])("%j is of level %i", (text, level, word) => {
    expect(passwordStrength(text)).toEqual({ level, word });
  });

  it("takes accents and emoji for neither letters nor digits", () => {
    expect(passwordStrength("éçãõüñ").level).toBe(1);
    expect(passwordStrength("ÉÇÃÕÜÑ").level).toBe(1);
    expect(passwordStrength("١٢٣٤٥٦").level).toBe(1);
    expect(passwordStrength("abcdeé").level).toBe(2);
    expect(passwordStrength("abcde👍").level).toBe(2);
  });

  it("counts characters as a reader sees them", () => {
    expect(passwordStrength("👩‍👩‍👧👩‍👩‍👧").level).toBe(0);
    expect(passwordStrength("abcd👩‍👩‍👧").level).toBe(0);
    expect(passwordStrength("abcde12345👩‍👩‍👧").level).toBe(4);
  });

  it("is that of the first thousand characters: nobody types more", () => {
    expect(passwordStrength(`${"a".repeat(999)}1`).level).toBe(3);
    expect(passwordStrength(`${"a".repeat(1_000_000)}1B!`)).toEqual(
      passwordStrength("a".repeat(1000)),
    );
  });

  it("is the same however an accent is encoded", () => {
    const text = "coração";
    expect(passwordStrength(text.normalize("NFD"))).toEqual(passwordStrength(text));
  });

  it("is kinds and a point for length, between 2 and 4, from two kinds on", () => {
    const kinds = ["3", "a", "B", "!"];
    const subset = fc.uniqueArray(fc.constantFrom(...kinds), { minLength: 2 });
    fc.assert(
      fc.property(subset, fc.integer({ min: 6, max: 20 }), (used, length) => {
        const text = used.join("").padEnd(length, used[0]);
        const score = Math.min(4, used.length + (length > 10 ? 1 : 0));
        expect(passwordStrength(text).level).toBe(score);
      }),
    );
  });

  it("does not fall when a character is added", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme-ascii" }),
        fc.constantFrom("1", "a", "A", "!"),
        (text, more) => {
          expect(passwordStrength(text + more).level).toBeGreaterThanOrEqual(
            passwordStrength(text).level,
          );
        },
      ),
    );
  });
});

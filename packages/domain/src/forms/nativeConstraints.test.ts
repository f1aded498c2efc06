import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MaskName } from "./masks";
import { type NativeConstraints, patternOfMasked } from "./nativeConstraints";

/** Whether the browser lets a text through. */
const passes = (
  mask: MaskName,
  text: string,
  constraints: Partial<NativeConstraints>,
  serverText = "",
) => {
  const all = { pattern: null, minLength: -1, maxLength: -1, ...constraints };
  const pattern = patternOfMasked(mask, all, serverText);
  return pattern === null || matches(pattern, text);
};

const matches = (pattern: string, text: string) =>
  ["u", "v"].map((flag) => new RegExp(`^(?:${pattern})$`, flag).test(text)).every(Boolean);

describe("patternOfMasked", () => {
  it.each<[MaskName, string, string, boolean]>([
    ["phone", "(11) 98765-4321", "[0-9]*", true],
    ["phone", "(11) 98765-4321", String.raw`\(\d\d\) .*`, true],
    ["phone", "(11) 98765-4321", String.raw`^\d{10}$`, false],
    ["phone", "(11) 98765-4321", String.raw`^\d{11}$`, true],
    ["phone", "(11) 9876a", "[0-9]*", false],
    ["zipcode", "20040-020", "01[0-9]{6}", false],
    ["zipcode", "01310-100", "01[0-9]{6}", true],
    ["zipcode", "01310-100", String.raw`\d{5}-\d{3}`, true],
    ["zipcode", "01310-100", String.raw`\d{5}[\-]?\d{3}`, true],
    ["money", "R$ 1.234,50", "[0-9]*", true],
    ["money", "R$ 1.234,50", String.raw`\d+\.\d\d`, true],
    ["money", "R$ 1.234,50", "[0-9]+([.][0-9]{2})?", true],
    ["money", "R$ 1.234,50", String.raw`\d+,\d\d`, true],
    ["money", "R$ 1.234,50", String.raw`\d{1,3},\d\d`, false],
    ["money", "1234.50", String.raw`\d+\.\d\d`, true],
    ["cpf", "123.abc", "[0-9.]*", false],
    ["cpf", "111.111.111-12", String.raw`(?<part>\d{3})\k<part>\d{5}`, true],
    ["cpf", "111.111.111-11", String.raw`(?!(\d)\1{10})\d{11}`, false],
    ["cpf", "111.111.111-12", String.raw`(?!(\d)\1{10})\d{11}`, true],
  ])("%s %s by %s: %s", (mask, text, pattern, isRight) => {
    expect(passes(mask, text, { pattern })).toBe(isRight);
  });

  it("is as good as none where the author's is no regular expression", () => {
    expect(patternOfMasked("zipcode", { pattern: "[", minLength: -1, maxLength: -1 }, "")).toBe(
      null,
    );
  });

  it("counts the raw value against lengths that one can have, and leaves others to the browser", () => {
    expect(passes("zipcode", "01310-10", { minLength: 8 })).toBe(false);
    expect(passes("zipcode", "01310-100", { minLength: 8 })).toBe(true);
    expect(passes("zipcode", "01310-10", { minLength: 9 })).toBe(true);
    expect(passes("card-code", "1234", { maxLength: 3 })).toBe(false);
    expect(passes("card-code", "123", { minLength: 3, maxLength: 3, pattern: "1.*" })).toBe(true);
    expect(passes("card-code", "223", { minLength: 3, maxLength: 3, pattern: "1.*" })).toBe(false);
    expect(passes("phone", "(11) 98765-4321", { maxLength: 15 })).toBe(true);
    expect(passes("money", "R$ 12.345,00", { maxLength: 8 })).toBe(true);
    expect(passes("money", "R$ 123.456,00", { maxLength: 8 })).toBe(false);
    expect(passes("money", "R$ 12", { minLength: 5 })).toBe(true);
    expect(passes("money", "R$ 1,00", { minLength: 5 })).toBe(false);
  });

  it("does not call the server's own value too short, as no browser does", () => {
    expect(passes("zipcode", "01310-10", { minLength: 8 }, "0131010")).toBe(true);
    expect(passes("zipcode", "01310-1", { minLength: 8 }, "0131010")).toBe(false);
  });

  it("lets through a text exactly if the author's pattern matches it or its raw value", () => {
    fc.assert(
      fc.property(regularExpression, phoneLike, (pattern, text) => {
        const raw = text.replace(/[\s()./-]/g, "");
        const expected = matches(pattern, text) || matches(pattern, raw);
        expect(passes("phone", text, { pattern })).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  it("judges a thousand separators in no time", () => {
    const start = performance.now();
    for (const pattern of ["[0-9]*", "(.*)x", String.raw`\D*1?`])
      passes("phone", `${"-".repeat(1000)}1`, { pattern, minLength: 3 });
    expect(performance.now() - start).toBeLessThan(500);
  });
});

/** Few digits, so that patterns match often. */
const phoneLike = fc
  .array(fc.constantFrom("1", "1", "2", "2", "(", ") ", "-", ".", "/", "x"), { maxLength: 8 })
  .map((parts) => parts.join(""));

const { regularExpression } = fc.letrec<{ regularExpression: string; one: string }>((tie) => {
  const inner = tie("regularExpression");
  return {
    one: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom("1", "2", String.raw`\d`, "[0-9]", "[12]", "[^1]", "."),
      fc.constantFrom(
        String.raw`\(`,
        "-",
        String.raw`\x31`,
        String.raw`\u0032`,
        String.raw`\D`,
        "/",
      ),
      inner.map((each) => `(${each})`),
      inner.map((each) => `(?:${each})`),
      inner.map((each) => `(?=${each})`),
      inner.map((each) => `(?!${each})`),
      inner.map((each) => `(?!${each}$)`),
    ),
    regularExpression: fc
      .array(
        fc.tuple(
          tie("one"),
          fc.constantFrom("", "", "", "?", "*", "+", "{2}", "{1,2}", "{0,}", "*?", "|"),
        ),
        { maxLength: 4 },
      )
      .map((parts) =>
        parts.map(([one, end]) => (/^\(\?[=!]/.test(one) ? one : one + end)).join(""),
      ),
  };
});

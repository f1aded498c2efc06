import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  commaItems,
  exactLength,
  isAscii,
  isCommaSeparatedList,
  isFullName,
  isValidColor,
  maxLength,
  minItems,
  minLength,
  minWords,
} from "./texts";

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

const item = fc
  .string({ minLength: 1 })
  .filter((text) => text.trim() !== "" && !text.includes(","));

describe("commaItems", () => {
  it("gives back the items that were joined", () => {
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1 }),
        fc.constantFrom(",", " , ", ",\n"),
        (items, comma) => {
          expect(commaItems(items.join(comma))).toEqual(items.map((text) => text.trim()));
        },
      ),
    );
  });
});

describe("isCommaSeparatedList", () => {
  it.each(["a", "a,b", " a , b c ,d"])("takes %j", (text) => {
    expect(isCommaSeparatedList(text)).toBe(true);
  });

  it.each(["", " ", ",", "a,", ",a", "a,,b", "a, ,b"])("refuses %j", (text) => {
    expect(isCommaSeparatedList(text)).toBe(false);
  });
});

describe("minItems", () => {
  it("counts the items that are not empty", () => {
    expect(minItems("a,,b, ,", 2)).toBe(true);
    expect(minItems("a,,b, ,", 3)).toBe(false);
    expect(minItems("", 0)).toBe(true);
    expect(minItems("", 1)).toBe(false);
  });
});

describe("isFullName", () => {
  it.each([
    ["Bia Souza", true],
    ["  Bia\u00a0Souza ", true],
    ["Ana de Souza e Silva", true],
    ["Bia", false],
    ["Bia-Souza", false],
    ["   ", false],
  ])("of %j is %s", (text, full) => {
    expect(isFullName(text)).toBe(full);
  });
});

describe("isAscii", () => {
  it("goes by the code of every character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
        expect(isAscii(text)).toBe(codes.every((code) => code < 128));
      }),
    );
  });

  it("takes line breaks and control characters", () => {
    expect(isAscii("a\r\n\t\u0000\u007f")).toBe(true);
    expect(isAscii("a\u0080")).toBe(false);
  });
});

describe("isValidColor", () => {
  it.each(["#000", "#FFF", "#a1B2c3", " #fff "])("takes %s", (text) => {
    expect(isValidColor(text)).toBe(true);
  });

  it.each([
    "",
    "#",
    "#ff",
    "#ffff",
    "#fffff",
    "#fffffff",
    "#ffffffff",
    "fff",
    "##fff",
    "#ggg",
    "red",
  ])("refuses %j", (text) => {
    expect(isValidColor(text)).toBe(false);
  });
});

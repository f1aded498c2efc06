import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAscii, isFullName, isValidColor } from "./text";

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

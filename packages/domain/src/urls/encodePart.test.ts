import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodePart } from "./encodePart";

describe("encodePart", () => {
  it("encodes what would end or split a part", () => {
    expect(encodePart("a/b?c#d e&é")).toBe("a%2Fb%3Fc%23d%20e%26%C3%A9");
    expect(encodePart(12)).toBe("12");
  });

  it("survives half an emoji", () => {
    expect(encodePart("a\ud83d")).toBe("a%EF%BF%BD");
    expect(encodePart("😀")).toBe("%F0%9F%98%80");
  });

  it("is undone by decoding, for any whole text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(decodeURIComponent(encodePart(text))).toBe(text);
      }),
    );
  });
});

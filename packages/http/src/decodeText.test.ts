import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeText } from "./decodeText";

const latin = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0)).buffer;
const utf8 = (text: string) => new TextEncoder().encode(text).buffer;

it("reads what an old server writes", () => {
  for (const type of ["text/html; charset=ISO-8859-1", 'text/html;charset="windows-1252"'])
    expect(decodeText(latin("camisa básica"), type)).toBe("camisa básica");
});

it("reads UTF-8 where nothing is said, the charset is unknown, or a byte order mark says so", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const plain = text.replace(/^\uFEFF/, "");
      for (const type of [null, "text/html", "application/json; charset=utf-8", "a; charset=x-b"])
        expect(decodeText(utf8(plain), type)).toBe(plain);
      expect(decodeText(utf8(`\uFEFF${plain}`), "text/html; charset=iso-8859-1")).toBe(plain);
    }),
  );
});

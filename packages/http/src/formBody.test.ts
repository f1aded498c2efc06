import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encoderFor, multipart, urlencoded } from "./formBody";

const encoder = (label: string) => {
  const found = encoderFor(label);
  if (!found) throw new RangeError(label);
  return found;
};

describe("encoderFor", () => {
  it.each([
    ["utf-8", "UTF-8"],
    ["utf-16", "UTF-8"],
    ["iso-8859-1", "windows-1252"],
    ["latin2", "ISO-8859-2"],
    ["koi8-r", "KOI8-R"],
  ])("knows %s as %s", (label, name) => {
    expect(encoder(label).name).toBe(name);
  });

  it.each(["shift_jis", "gbk", "big5", "euc-jp", "nada"])(
    "leaves %s to the browser, which has more than one byte for a character, or none",
    (label) => {
      expect(encoderFor(label)).toBeUndefined();
    },
  );

  it("writes what a reader of the set reads, and what it lacks as a reference", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const { encode } = encoder("windows-1252");
        const read = new TextDecoder("windows-1252").decode(encode(text));
        const plain = read.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
        expect(plain).toBe(
          text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))),
        );
      }),
    );
  });
});

describe("urlencoded", () => {
  it("is what URLSearchParams writes in UTF-8, with the line ends of forms", () => {
    const texts = fc.string({ unit: "grapheme" }).filter((text) => !/[\r\n]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, texts)), (pairs) => {
        expect(urlencoded(pairs, encoder("utf-8").encode)).toBe(
          String(new URLSearchParams(pairs as [string, string][])),
        );
      }),
    );
    expect(urlencoded([["a", "1\n2\r3\r\n4"]], encoder("utf-8").encode)).toBe(
      "a=1%0D%0A2%0D%0A3%0D%0A4",
    );
  });

  it("sends the name of a file", () => {
    const file = new File(["x"], "eu.png");
    expect(urlencoded([["foto", file]], encoder("utf-8").encode)).toBe("foto=eu.png");
  });
});

it("multipart can be read as the fields it was made from", async () => {
  const name = fc.string({ minLength: 1 }).filter((text) => !/["\r\n%]/.test(text));
  const text = fc.string().filter((value) => !/[\r\n]/.test(value));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, text), { minLength: 1 }), async (pairs) => {
      const body = new Blob(multipart(pairs, encoder("utf-8").encode, "xXx"));
      const headers = { "content-type": "multipart/form-data; boundary=xXx" };
      const data = await new Response(body, { headers }).formData();
      expect([...data]).toEqual(pairs);
    }),
  );
});

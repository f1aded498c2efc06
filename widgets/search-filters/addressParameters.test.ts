import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { urlOfListing, urlParameters } from "./urlParameters";

const of = (query: string) => String(urlOfListing(new URL(`https://loja.example/busca${query}`)));

describe("the address of a form's entries", () => {
  it.each([
    ["either name", "?query=linho&cores=azul", "?busca=linho&cores=azul"],
    ["many values, in the order of the fields", "?colors[]=bege&cores=azul", "?cores=bege%2Cazul"],
    ["empty fields", "?busca=&cores=&marcas=,&utm=", ""],
    ["a page", "?busca=a&page=3", "?busca=a"],
    ["what is no filter", "?ordem=x&utf8=✓&commit=ok", "?utf8=%E2%9C%93&commit=ok&ordem=x"],
    ["a button's value after the field's", "?ordem=x&order=menor-preco", "?ordem=menor-preco"],
  ])("has %s", (_, sent, expected) => {
    expect(of(sent)).toBe(`https://loja.example/busca${expected}`);
  });

  it("stays as it is when it goes through twice, as with Turbo", () => {
    const word = fc.constantFrom("query", "busca", "cores", "colors[]", "page", "utm", "promocao");
    const entries = fc.array(fc.tuple(word, fc.string({ unit: "grapheme" })));
    fc.assert(
      fc.property(entries, (sent) => {
        const once = urlParameters(sent);
        expect(urlParameters(once)).toEqual(once);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bannerCookie, bannerSectionOf, bannerSections } from "./bannerSection";

const words = {
  carteira: "bank",
  compras: "purchases",
  vendidos: "user-sale",
  "a-venda": "user-sale",
};
const word = fc.constantFrom(...(Object.keys(words) as (keyof typeof words)[]));
const otherSegment = fc.stringMatching(/^[a-z0-9@.-]{1,12}$/).filter((text) => !(text in words));
const slash = fc.constantFrom("/", "//");

describe("bannerSectionOf", () => {
  it.each([
    ["/", "home"],
    ["/carteira", "bank"],
    ["/carteira/extrato", "bank"],
    ["/perfil/compras/3", "purchases"],
    ["/compras/", "purchases"],
    ["/@bia/vendidos", "user-sale"],
    ["/perfil/minha-lojinha/a-venda/ativo_form", "user-sale"],
    ["/carteira/compras", "bank"],
    ["/a-venda/compras", "purchases"],
    ["/comprasdomes", undefined],
    ["/minhas-compras", undefined],
    ["/Compras", undefined],
    ["/home", undefined],
    ["/p/vestido-a-venda-3", undefined],
  ])("%s is of %s", (path, section) => {
    expect(bannerSectionOf(path)).toBe(section);
  });

  it("finds a section's word wherever it stands in the path", () => {
    fc.assert(
      fc.property(
        fc.array(otherSegment),
        word,
        fc.array(otherSegment),
        slash,
        (before, it, after, end) => {
          const path = `/${[...before, it, ...after].join("/")}${end}`;
          expect(bannerSectionOf(path)).toBe(words[it]);
        },
      ),
    );
  });

  it("finds none in a path of other segments, be they longer words", () => {
    const longer = fc.tuple(word, otherSegment).map(([it, more]) => it + more);
    fc.assert(
      fc.property(fc.array(fc.oneof(otherSegment, longer), { minLength: 1 }), (segments) => {
        fc.pre(segments.every((segment) => !(segment in words)));
        expect(bannerSectionOf(`/${segments.join("/")}`)).toBeUndefined();
      }),
    );
  });
});

describe("bannerCookie", () => {
  it("has the names that the server reads", () => {
    expect(bannerSections.map(bannerCookie)).toEqual([
      "home_tagbar_closed",
      "bank_tagbar_closed",
      "purchases_tagbar_closed",
      "user_sale_tagbar_closed",
    ]);
  });
});

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
    ["/comprasdomes", "purchases"],
    ["/perfil/minhas-compras", "purchases"],
    ["/minha-carteira", "bank"],
    ["/Compras", undefined],
    ["/home", undefined],
    ["/p/vestido-a-venda-3", "user-sale"],
    ["/compra", undefined],
  ])("%s is of %s", (path, section) => {
    expect(bannerSectionOf(path)).toBe(section);
  });

  it("finds a section's word wherever it stands in the path, and none where there is none", () => {
    const part = fc.stringMatching(/^[a-z0-9@./-]{0,12}$/);
    const has = (text: string) => Object.keys(words).some((each) => text.includes(each));
    fc.assert(
      fc.property(part, word, part, (before, it, after) => {
        fc.pre(!has(before + after));
        expect(bannerSectionOf(`/${before}${it}${after}`)).toBe(words[it]);
        fc.pre(/[^/]/.test(before + after));
        expect(bannerSectionOf(`/${before}${after}`)).toBeUndefined();
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

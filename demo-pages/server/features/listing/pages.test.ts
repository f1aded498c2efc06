import { useServer } from "@yy/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedProducts } from "../../fixtures/products";
import { type ListingFilter, listingAddress, readFilter } from "./ListingFilter";
import { productsFound } from "./productsFound";

const demo = useServer();

function filterOf(query: string): ListingFilter {
  return readFilter(new URLSearchParams(query));
}

function found(query: string): string[] {
  return productsFound(seedProducts(), filterOf(query)).map(({ title }) => title);
}

describe("a filter", () => {
  it("is read from the Portuguese keys: repeated, with commas, masked", () => {
    expect(
      filterOf(
        "busca=+linho+&marcas=Farm&marcas=Zara&tamanhos=P,M&cores=&preco-minimo=R%24+1.050%2C50&preco-maximo=x&ordem=menor-preco",
      ),
    ).toEqual({
      query: "linho",
      brands: ["Farm", "Zara"],
      sizes: ["P", "M"],
      colors: [],
      lowestPrice: 1050.5,
      highestPrice: undefined,
      order: "menor-preco",
    });
  });

  it("ignores an order it does not know", () => {
    expect(filterOf("ordem=toString").order).toBe("");
  });

  it("has the plain address when it narrows nothing", () => {
    expect(listingAddress(filterOf("busca=+&marcas=&ordem=x"))).toBe("/busca");
  });

  it("is the same after its address has been written and read", () => {
    const word = fc.stringMatching(/^[^,\s]+$/);
    const filters = fc.record({
      query: fc.oneof(fc.constant(""), word),
      brands: fc.uniqueArray(word),
      sizes: fc.uniqueArray(word),
      colors: fc.uniqueArray(word),
      lowestPrice: fc.option(fc.nat(), { nil: undefined }),
      highestPrice: fc.option(fc.nat(), { nil: undefined }),
      order: fc.constantFrom("" as const, "menor-preco" as const, "desconto" as const),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const { searchParams } = new URL(listingAddress(filter), "https://loja.example");
        expect(readFilter(searchParams)).toEqual(filter);
      }),
    );
  });
});

describe("the products found", () => {
  it("are those on sale", () => {
    expect(found("")).toHaveLength(23);
    expect(found("busca=salto+bloco")).toEqual([]);
  });

  it.each([
    ["busca=VESTIDO&marcas=Zara", ["Vestido de festa longo azul-marinho", "Vestido tubinho preto"]],
    ["busca=calca", ["Calça pantalona de alfaiataria"]],
    ["tamanhos=35&tamanhos=37", ["Tênis de lona preto 37", "Sapatilha bordada 35"]],
    ["cores=bege,caramelo&marcas=Arezzo&preco-maximo=190", ["Bolsa tiracolo de couro caramelo"]],
    [
      "preco-minimo=210&preco-maximo=R%24+230%2C00",
      ["Blazer alongado risca de giz", "Casaco de lã xadrez"],
    ],
  ])("of %s are %j", (query, titles) => {
    expect(found(query)).toEqual(titles);
  });

  it.each([
    ["menor-preco", "Camiseta de banda desbotada"],
    ["maior-preco", "Vestido de festa longo azul-marinho"],
    ["desconto", "Vestido midi floral"],
  ])("in the order %s begin with %s", (order, first) => {
    expect(found(`ordem=${order}`)[0]).toBe(first);
  });
});

describe("/busca", () => {
  it("shows what it found, its filter chosen, the orders as addresses that keep the filter", async () => {
    const page = await (await demo.visitor()).visit("/busca?cores=verde&tamanhos=M&ordem=desconto");
    const text = page.replaceAll("&#x2F;", "/").replaceAll("&#x3D;", "=").replaceAll("&amp;", "&");
    expect(text.match(/<article class="product">/g)).toHaveLength(1);
    expect(text).toContain("Macacão utilitário cáqui");
    expect(text).toContain("1 achado<");
    expect(text).toContain('<option value="verde" selected>');
    expect(text).toContain(
      '<option value="/busca?tamanhos=M&cores=verde&ordem=desconto" selected>',
    );
    expect(text).toContain('<option value="/busca?tamanhos=M&cores=verde">');
  });

  it("offers sizes from small to large, and no brand that is not on sale", async () => {
    demo.server.state.products = demo.server.state.products.filter(({ brand }) => brand !== "Farm");
    const page = await (await demo.visitor()).visit("/busca");
    const options = [...page.matchAll(/<option value="([^"&]+)">/g)].map(([, value]) => value);
    expect(options.join()).toContain("P,M,G,GG,35,37");
    expect(options).not.toContain("Farm");
  });

  it("says so when there is nothing, the words as text", async () => {
    const page = await (await demo.visitor()).visit("/busca?busca=%3Cimg%3E");
    expect(page).toContain("nenhuma peça assim");
    expect(page).toContain("“&lt;img&gt;”");
    expect(page).not.toContain("<img>");
  });

  it("goes to an order without a script, never to another site", async () => {
    const visitor = await demo.visitor();
    const to = async (para: string) =>
      (await visitor.send(`/busca/ordenar?para=${encodeURIComponent(para)}`)).headers.get(
        "location",
      );
    expect(await to("/busca?cores=azul&ordem=desconto")).toBe("/busca?cores=azul&ordem=desconto");
    expect(await to("//example.com/")).toBe("/");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { webUrl } from "../../testing/webUrl";
import {
  buildListingPath,
  type ListingFilters,
  type ListingKey,
  listingKeyOf,
  listingKeys,
  listingParameters,
  parseListingPath,
} from "./listing";

const keys: readonly ListingKey[] = listingKeys;
const text = fc
  .string({ unit: "grapheme", minLength: 1 })
  .filter((value) => value.trim() === value && !/\p{Surrogate}/u.test(value));
const item = text.filter((value) => !value.includes(","));
const list = fc.uniqueArray(item, { minLength: 1, maxLength: 4 });

/** Arbitrary filters: any of the keys, in any order. */
const anyFilters = fc
  .shuffledSubarray([...keys])
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map(({ name, isList }) =>
        (isList ? list : text).map((value) => [name, value] as const),
      ),
    ),
  )
  .map((entries) => Object.fromEntries(entries) as ListingFilters);

describe("the keys of a listing", () => {
  it("are those of the search form, both ways", () => {
    expect(keys.map(({ name, key }) => `${key}=${name}`).sort()).toEqual(
      [
        "busca=query",
        "b=brand",
        "m=id",
        "categoria=category_slug",
        "filtros=refiners",
        "tamanhos=sizes",
        "tamanhos-roupas=clothes_size",
        "tamanhos-cintura=waist_size",
        "tamanhos-sapatos=shoes_size",
        "cores=colors",
        "marcas=brands",
        "preco-minimo=price_gte",
        "preco-maximo=price_lte",
        "promocao=discount_percentage",
        "ordem=order",
        "page=page",
        "department=department",
        "categories=categories",
        "search=search",
      ].sort(),
    );
  });

  it("are found by either name, with or without brackets, and by nothing else", () => {
    for (const { name, key } of keys)
      for (const word of [name, key, `${name}[]`, `${key}[]`])
        expect(listingKeyOf(word)?.key).toBe(key);
    for (const word of ["utm_source", "Cores", "cores[1]", "constructor", "__proto__", ""])
      expect(listingKeyOf(word)).toBeUndefined();
  });
});

describe("parseListingPath", () => {
  it("reads Portuguese keys by the product's names: texts, and lists", () => {
    expect(
      parseListingPath(
        "https://loja.example/busca?busca=cal%C3%A7a+jeans&cores=azul,bege&preco-minimo=R%24+1.050%2C50&page=2#fim",
      ),
    ).toEqual({
      query: "calça jeans",
      colors: ["azul", "bege"],
      price_gte: "R$ 1.050,50",
      page: "2",
    });
  });

  it.each([
    ["repeated", "?cores=azul&cores=bege"],
    ["with brackets", "?cores[]=azul&cores%5B%5D=bege"],
    ["with an encoded comma", "?cores=azul%2Cbege"],
    ["under both names", "?colors=azul&cores=bege"],
    ["twice, blank and padded", "?cores=azul,,+bege+,azul&cores=&cores=,"],
  ])("reads a list %s", (_, query) => {
    expect(parseListingPath(query)).toEqual({ colors: ["azul", "bege"] });
  });

  it("takes the last value of what holds one, as Rails does, commas and all", () => {
    expect(parseListingPath("?promocao=0&promocao=10&busca=a,b&ordem=x&ordem=")).toEqual({
      query: "a,b",
      discount_percentage: "10",
    });
  });

  it("ignores what is no filter", () => {
    expect(parseListingPath("/busca?utm_source=carta&__proto__=x&constructor=y")).toEqual({});
  });
});

describe("buildListingPath", () => {
  it("writes Portuguese keys in one order, lists joined by commas, nothing empty", () => {
    expect(
      buildListingPath("/busca", {
        order: "menor-preco",
        colors: ["azul", "verde água"],
        query: " linho ",
        brands: [],
        price_lte: "",
      }),
    ).toBe("/busca?busca=linho&cores=azul%2Cverde+%C3%A1gua&ordem=menor-preco");
  });

  it("puts them in place of the address's own filters, and keeps the rest as it is written", () => {
    const url = "https://loja.example/busca?utm=a%20b&colors[]=azul&page=3&x#fim";
    expect(buildListingPath(url, { sizes: ["P"] })).toBe(
      "https://loja.example/busca?utm=a%20b&x&tamanhos=P#fim",
    );
    expect(buildListingPath("/busca?page=2", {})).toBe("/busca");
  });

  it("takes a number from a page without types", () => {
    expect(buildListingPath("/busca", JSON.parse('{"page":2,"brand":null}'))).toBe("/busca?page=2");
  });

  it("is spelt as a form is sent", () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const [, query = ""] = buildListingPath("/busca", filters).split("?");
        expect(query).toBe(new URLSearchParams(listingParameters(filters)).toString());
      }),
    );
  });

  it("is read back as what was written, from any address", () => {
    fc.assert(
      fc.property(anyFilters, webUrl, (filters, before) => {
        const after = buildListingPath(before, filters);
        expect(parseListingPath(after)).toEqual(filters);
        expect(buildListingPath(after, filters)).toBe(after);
        expect(new URL(after).hash).toBe(new URL(before).hash);
      }),
    );
  });

  it("gives one address to one choice, in whatever order it was made", () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const shuffled = Object.fromEntries(Object.entries(filters).reverse());
        expect(buildListingPath("/", shuffled)).toBe(buildListingPath("/", filters));
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productUrl } from "./productUrl";

describe("productUrl", () => {
  it("is the path of the product with its id twice", () => {
    expect(productUrl({ slug: "vestido-azul", id: 12 })).toBe("/p/vestido-azul-12?product_id=12");
  });

  it("tells where the visit came from, without what is absent or blank", () => {
    const product = { slug: "bolsa", id: "7" };
    expect(productUrl(product, { qid: "q1", sref: "s", ref: "r" })).toBe(
      "/p/bolsa-7?product_id=7&qid=q1&sref=s&ref=r",
    );
    expect(productUrl(product, { qid: "", ref: "r" })).toBe("/p/bolsa-7?product_id=7&ref=r");
  });

  it("encodes every part", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1 });
    fc.assert(
      fc.property(text, text, text, (slug, id, ref) => {
        const url = new URL(productUrl({ slug, id }, { ref }), "https://loja.example");
        expect(decodeURIComponent(url.pathname)).toBe(`/p/${slug}-${id}`);
        expect([...url.searchParams]).toEqual([
          ["product_id", id],
          ["ref", ref],
        ]);
      }),
    );
  });
});

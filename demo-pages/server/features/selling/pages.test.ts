import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();
const dress = { title: "Vestido de linho", price: "R$ 89,90", subcategory_id: "1", size: "M" };

describe("the page of a new listing", () => {
  it("is for members, who come back to it", async () => {
    const answer = await (await demo.visitor()).send("/vender");
    const back = encodeURIComponent(`${demo.server.origin}/vender`);
    expect(answer.headers.get("location")).toBe(`/entrar?redirect_to=${back}`);
    expect((await (await demo.visitor(1)).send("/sell")).status).toBe(404);
  });

  it("asks for size and colour until there is a category, then for what that asks", async () => {
    const visitor = await demo.visitor(1);
    expect(await visitor.visit("/vender")).toContain('<input class="input" id="campo-size"');
    const form = { title: "", price: "0", subcategory_id: "3", size: "37" };
    const refused = await (await visitor.send("/vender", { method: "POST", form })).text();
    expect(refused).toContain("altura do salto (cm)");
    expect(refused).toContain("<option selected>37</option>");
  });

  it("takes a form sent without script and leads to the piece", async () => {
    const visitor = await demo.visitor(1);
    await visitor.visit("/vender");
    const answer = await visitor.send("/vender", { method: "POST", form: dress });
    const [product] = demo.server.state.products;
    expect([answer.status, answer.headers.get("location")]).toEqual([303, product?.href]);
    expect(product).toMatchObject({ price: 89.9, seller_id: 1, subcategory_id: 1, size: "M" });
    expect(await visitor.visit(product?.href ?? "")).toContain("anúncio publicado. boa venda!");
  });

  it("says what is wrong with each field, with what was typed", async () => {
    const visitor = await demo.visitor(1);
    await visitor.visit("/vender");
    const form = { ...dress, title: " ", price: "0" };
    const answer = await visitor.send("/vender", { method: "POST", form });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('id="title-erro"');
    expect(page).toContain('id="price-erro"');
    expect(page).toContain('<option value="1" selected>vestidos</option>');
  });
});

it("leads to what was listed last, or to the form", async () => {
  const visitor = await demo.visitor(8);
  demo.server.state.products = demo.server.state.products.filter((each) => each.seller_id !== 8);
  expect((await visitor.send("/vender/publicado")).headers.get("location")).toBe("/vender");
});

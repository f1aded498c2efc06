import { useServer, version1 } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();

describe("listing a product", () => {
  it("creates it and shows it at its address", async () => {
    const visitor = await demo.visitor(1);
    const answer = await visitor.send("/produto", {
      method: "POST",
      json: { title: "Bolsa de crochê", price: 80, subcategory_id: "2" },
    });
    expect(answer.status).toBe(201);
    const product = await answer.json();
    expect(product).toMatchObject({ slug: "bolsa-de-croche", price: 80, seller_id: 1 });
    expect((await visitor.send(product.href)).status).toBe(200);
  });

  it("answers 422 with a message for each field", async () => {
    const answer = await (await demo.visitor(1)).send("/produto", {
      method: "POST",
      json: { title: " ", price: 0 },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      title: "não pode ficar em branco",
      price: "deve ser maior do que R$ 0,00",
      subcategory_id: "não pode ficar em branco",
    });
  });

  it("suggests brand and subcategory from the title, accents or not", async () => {
    const visitor = await demo.visitor(1);
    const suggest = async (title: string) =>
      (
        await visitor.send(
          `/api/smart_match/for_product_upload?title=${encodeURIComponent(title)}`,
          { headers: version1 },
        )
      ).json();
    expect(await suggest("Tênis all star 37")).toEqual({
      brand: "All Star",
      subcategory: { id: 3, name: "sapatos" },
    });
    expect(await suggest("coisa")).toEqual({ brand: null, subcategory: null });
  });

  it("names the fields of a subcategory", async () => {
    const path = "/api/product_upload/fields_by_subcategory?subcategory_id=3";
    const { fields } = await (
      await (await demo.visitor(1)).send(path, { headers: version1 })
    ).json();
    expect(fields.map((field: { name: string; type: string }) => [field.name, field.type])).toEqual(
      [
        ["size", "select"],
        ["color", "select"],
        ["heel_height", "number"],
      ],
    );
  });

  it("takes a photo and puts it on the product's page as its cover", async () => {
    const visitor = await demo.visitor(1);
    const send = (file: File) => {
      const form = new FormData();
      form.append("image", file);
      return visitor.send("/api/product_upload/photos", {
        method: "POST",
        form,
        headers: version1,
      });
    };
    const answer = await send(new File(["a"], "Bolsa azul.png", { type: "image/png" }));
    expect(answer.status).toBe(201);
    const { image_public_id: id } = await answer.json();
    expect(id).toMatch(/^bolsa-azul-\d+$/);
    const listed = await visitor.send("/produto", {
      method: "POST",
      json: { title: "Bolsa", price: "R$ 1.080,00", subcategory_id: "2", photos: [id] },
    });
    expect(await listed.json()).toMatchObject({
      price: 1080,
      defaultPhoto: { image_public_id: id },
    });
    const refused = await send(new File(["a"], "nota.pdf", { type: "application/pdf" }));
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { image: "não é uma imagem válida" },
    ]);
  });
});

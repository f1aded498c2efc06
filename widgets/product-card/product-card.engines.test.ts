import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const product = {
  id: 1,
  slug: "vestido",
  state: "published",
  price: 120,
  originalPriceInteger: 240,
  discountPercentage: 50,
  availableUnits: 1,
  shippingType: 2,
  defaultPhoto: { image_public_id: "vestido-1" },
  isProductLikedByUser: false,
};
const card = (data: string) =>
  `<yy-product-card data-product='${data}'><a href="/p/vestido-1">Vestido</a></yy-product-card>`;

describe("yy-product-card", () => {
  const engine = useEngine();
  it("draws price and discount, and tells what its buttons want", async () => {
    const page = await engine.show(card(JSON.stringify(product)));
    expect(await page.texts("yy-product-card >>> [part=price]")).toEqual([
      expect.stringMatching(/R\$\s120/),
    ]);
    const liked = page.evaluate(
      () =>
        new Promise((resolve) => {
          const tell = ({ detail }: CustomEventInit) => resolve(detail);
          document.addEventListener("yy:like-requested", tell, { once: true });
        }),
    );
    await page.click("yy-product-card >>> [part=like]");
    expect(await liked).toEqual({ productId: "1", liked: true });
  });

  it("shows the server's link when its data is no product", async () => {
    const page = await engine.showOnly(card("{"));
    await engine.expectErrors("ConfigError");
    expect(await page.isShown("a", "Vestido")).toBe(true);
  });
});

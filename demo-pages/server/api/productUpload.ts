import { Hono } from "hono";
import type { DemoEnv } from "../environment";
import { field, numberField, type Payload, textField } from "../payload";
import { slugOf } from "../state/products";
import { brands, subcategories } from "../state/subcategories";
import type { DemoState, Product, Subcategory } from "../state/types";
import { memberOf, requireMember, requireVersion1 } from "./membership";

/** What the listing form asks for and sends. */
export function productUploadApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/api/smart_match/for_product_upload", requireMember, requireVersion1, (request) =>
      request.json(suggestionsFor(request.req.query("title") ?? "")),
    )
    .get("/api/product_upload/fields_by_subcategory", requireMember, requireVersion1, (request) => {
      const subcategory = subcategoryOf(Number(request.req.query("subcategory_id")));
      return request.json({ fields: subcategory?.fields ?? [] });
    })
    .post("/produto", requireMember, (request) => {
      const payload = request.get("payload");
      const errors = errorsIn(payload);
      if (Object.keys(errors).length > 0) {
        return request.json(errors, 422);
      }
      state.lastId += 1;
      const product = productFrom(payload, state.lastId, memberOf(state, request).id);
      state.products.unshift(product);
      return request.json(product, 201);
    });
}

function suggestionsFor(title: string): { brand: string | null; subcategory: object | null } {
  const words = slugOf(title).split("-");
  const brand = brands.find((name) => title.toLowerCase().includes(name.toLowerCase())) ?? null;
  const match = subcategories.find(({ keywords }) => keywords.some((word) => words.includes(word)));
  return {
    brand,
    subcategory: match === undefined ? null : { id: match.id, name: match.name },
  };
}

/** Field → message, empty when the product can be listed. */
function errorsIn(payload: Payload): Record<string, string> {
  const errors: Record<string, string> = {};
  const price = numberField(payload, "price");
  if (textField(payload, "title").trim() === "") {
    errors.title = "não pode ficar em branco";
  }
  if (Number.isNaN(price)) {
    errors.price = "não é um número válido";
  } else if (price <= 0) {
    errors.price = "deve ser maior do que R$ 0,00";
  }
  if (subcategoryOf(numberField(payload, "subcategory_id")) === undefined) {
    errors.subcategory_id = "não pode ficar em branco";
  }
  return errors;
}

function productFrom(payload: Payload, id: number, sellerId: number): Product {
  const title = textField(payload, "title").trim();
  const slug = slugOf(title);
  const price = numberField(payload, "price");
  const subcategory = numberField(payload, "subcategory_id");
  const photo = field(payload, "image_public_id");
  return {
    id,
    title,
    slug,
    href: `/p/${slug}-${id}?product_id=${id}`,
    state: "published",
    price,
    originalPriceInteger: price,
    discountPercentage: 0,
    availableUnits: 1,
    shippingType: 2,
    defaultPhoto: { image_public_id: typeof photo === "string" ? photo : `camisa-${id}` },
    selectedPhoto: null,
    likeUserIds: [],
    isProductLikedByUser: false,
    seller_id: sellerId,
    subcategory_id: subcategory,
    brand: textField(payload, "brand") || null,
    size: textField(payload, "size") || null,
    color: textField(payload, "color") || null,
  };
}

function subcategoryOf(id: number): Subcategory | undefined {
  return subcategories.find((subcategory) => subcategory.id === id);
}

import { imageRejection } from "@yy/domain/images/imageRejection";
import { Hono } from "hono";
import catalogue from "../../fixtures/catalogue.json";
import { slugOf } from "../../fixtures/seed";
import type { DemoEnv } from "../../middleware/environment";
import { requireMember, requireVersion1 } from "../../middleware/membership";
import { field, isUploadedFile, listField, textField } from "../../middleware/payload";
import { redirectWithFlash } from "../../middleware/sessions";
import type { FeatureParts } from "../FeatureParts";
import { listed } from "./form";
import { listingErrors, listProduct, subcategoryOf } from "./listProduct";

const photoFaults = {
  type: "não é uma imagem válida",
  empty: "está vazia",
  size: "é muito grande (máximo: 10 MB)",
};

/**
 * What `yy-product-upload` asks for and sends. `/vender/publicado` leads a member to what they have listed last, and says
 * that it is there.
 */
export function sellingRoutes({ state }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/api/smart_match/for_product_upload", requireMember, requireVersion1, (request) =>
      request.json(suggestionsFor(request.req.query("title") ?? "")),
    )
    .get("/api/product_upload/fields_by_subcategory", requireMember, requireVersion1, (request) => {
      const subcategory = subcategoryOf(request.req.query("subcategory_id") ?? "");
      return request.json({ fields: subcategory?.fields ?? [] });
    })
    .post("/api/product_upload/photos", requireMember, requireVersion1, (request) => {
      const image = field(request.get("payload"), "image");
      if (!isUploadedFile(image)) return request.json({ image: photoFaults.type }, 422);
      const fault = imageRejection(image);
      if (fault !== null) return request.json({ image: photoFaults[fault] }, 422);
      state.lastId += 1;
      // The image itself is not kept; what the file is called chooses what is drawn for it.
      const name = slugOf(image.fileName.replace(/\.\w+$/, "")) || "foto";
      return request.json({ image_public_id: `${name}-${state.lastId}` }, 201);
    })
    .post("/produto", requireMember, (request) => {
      const { member, payload } = request.var;
      const sent = (name: string) => textField(payload, name);
      const errors = listingErrors(sent);
      if (Object.keys(errors).length > 0) return request.json(errors, 422);
      // A second try of a listing whose answer was lost is told of the product that the first one made.
      const attempt = `${member.id} ${request.req.header("Idempotency-Key") ?? crypto.randomUUID()}`;
      const [cover] = listField(payload, "photos");
      const product = state.listed.get(attempt) ?? listProduct(state, member.id, sent, cover);
      state.listed.set(attempt, product);
      return request.json(product, 201);
    })
    .get("/vender/publicado", (request) => {
      const { userId } = request.get("session");
      const product = state.products.find(({ seller_id }) => seller_id === userId);
      return product === undefined
        ? request.redirect("/vender", 303)
        : redirectWithFlash(request, product.href, { kind: "success", text: listed });
    });
}

function suggestionsFor(title: string): { brand: string | null; subcategory: object | null } {
  const { brands, subcategories } = catalogue;
  const words = slugOf(title).split("-");
  const brand = brands.find((name) => title.toLowerCase().includes(name.toLowerCase())) ?? null;
  const match = subcategories.find(({ keywords }) => keywords.some((word) => words.includes(word)));
  return {
    brand,
    subcategory: match === undefined ? null : { id: match.id, name: match.name },
  };
}

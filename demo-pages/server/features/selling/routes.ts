import { unmoney } from "@yy/domain/format/unmoney";
import { imageRejection } from "@yy/domain/images/imageTypes";
import { Hono } from "hono";
import catalogue from "../../fixtures/catalogue.json";
import { newProduct, slugOf } from "../../fixtures/seed";
import type { DemoState, Product } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { requireMember, requireVersion1 } from "../../middleware/membership";
import { field, isUploadedFile, listField, textField } from "../../middleware/payload";
import { redirectWithFlash } from "../../middleware/sessions";
import type { FeatureParts } from "../../rendering/renderPage";
import type { FormField, FormOption, FormValues, PageForm } from "../forms/PageForm";

type Subcategory = (typeof catalogue.subcategories)[number];

/** A field that products of a subcategory have: a select with its options, a text or a number. */
type ProductField = Subcategory["fields"][number];

/** The flash on the page of a new listing. */
const listedMessage = "anúncio publicado. boa venda!";

const photoFaults = {
  type: "não é uma imagem válida",
  empty: "está vazia",
  size: "é muito grande (máximo: 10 MB)",
};

/**
 * The calls of `yy-product-upload`. `/vender/publicado` redirects a member to their latest listing,
 * with a flash.
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
      // The image itself is not kept; the file's name chooses the drawing for it.
      const name = slugOf(image.fileName.replace(/\.\w+$/, "")) || "foto";
      return request.json({ image_public_id: `${name}-${state.lastId}` }, 201);
    })
    .post("/produto", requireMember, (request) => {
      const { member, payload } = request.var;
      const sent = (name: string) => textField(payload, name);
      const errors = listingErrors(sent);
      if (Object.keys(errors).length > 0) return request.json(errors, 422);
      // A retry with the same key gets the product that the first attempt created.
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
        : redirectWithFlash(request, product.href, "success", listedMessage);
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

const categories: readonly FormOption[] = catalogue.subcategories.map(({ id, name }) => ({
  value: String(id),
  label: name,
}));

/** The fields of a listing without a category, so that a form without script has them too. */
const defaultFields: readonly ProductField[] = [
  { name: "size", label: "tamanho", type: "text", options: [] },
  { name: "color", label: "cor", type: "text", options: [] },
];

/**
 * `/vender`: a member's new listing. `yy-product-upload` sends it to `/produto`, a browser without
 * script to `/vender`.
 */
export const sellForm: PageForm = {
  path: "/vender",
  template: "sell",
  isForMembers: true,
  errorStyle: { keys: "full name", messages: "text" },
  fields: (_visit, values) => [
    { name: "title", patterns: "isNonEmpty,maxLength:80" },
    { name: "description", patterns: "maxLength:500" },
    { name: "brand" },
    { name: "subcategory_id", patterns: "isSelected", options: categories },
    { name: "price", patterns: "isNonEmpty,minValue:1", isMoney: true },
    { name: "tags" },
    ...listingFields(values).map(({ name }): FormField => ({ name })),
  ],
  accept({ state, user }, values) {
    const product = listProduct(state, user?.id ?? 0, values, undefined);
    return { location: product.href, message: listedMessage, body: { product } };
  },
  view: (_visit, values) => ({
    brands: catalogue.brands,
    listingFields: listingFields(values).map((field) => fieldView(field, values(field.name))),
  }),
};

function listingFields(values: FormValues): readonly ProductField[] {
  return subcategoryOf(values("subcategory_id"))?.fields ?? defaultFields;
}

function fieldView({ name, label, type, options }: ProductField, value: string): object {
  return {
    name,
    label,
    value,
    isSelect: type === "select",
    type,
    options: options.map((option) => ({ option, selected: option === value })),
  };
}

function subcategoryOf(id: string): Subcategory | undefined {
  return catalogue.subcategories.find((subcategory) => String(subcategory.id) === id);
}

/** Field → message, empty when the product can be listed. */
function listingErrors(sent: FormValues): Record<string, string> {
  const errors: Record<string, string> = {};
  const price = unmoney(sent("price"));
  if (sent("title").trim() === "") errors.title = "não pode ficar em branco";
  if (Number.isNaN(price)) errors.price = "não é um número válido";
  else if (price <= 0) errors.price = "deve ser maior do que R$ 0,00";
  if (subcategoryOf(sent("subcategory_id")) === undefined) {
    errors.subcategory_id = "não pode ficar em branco";
  }
  return errors;
}

/**
 * Adds a valid product before all others.
 * @param cover id of its first photo; undefined for a default one
 */
function listProduct(
  state: DemoState,
  sellerId: number,
  sent: FormValues,
  cover: string | undefined,
): Product {
  state.lastId += 1;
  const product = newProduct({
    id: state.lastId,
    title: sent("title").trim(),
    price: unmoney(sent("price")),
    seller_id: sellerId,
    subcategory_id: Number(sent("subcategory_id")),
    brand: sent("brand") || null,
    size: sent("size") || null,
    color: sent("color") || null,
    ...(cover !== undefined && { defaultPhoto: { image_public_id: cover } }),
  });
  state.products.unshift(product);
  return product;
}

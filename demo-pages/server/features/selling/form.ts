import catalogue from "../../fixtures/catalogue.json";
import type { FormField, FormOption, FormValues, PageForm } from "../forms/PageForm";
import { listProduct, type ProductField, subcategoryOf } from "./listProduct";

const categories: readonly FormOption[] = catalogue.subcategories.map(({ id, name }) => ({
  value: String(id),
  label: name,
}));

/** What a listing without a category is asked for, so that it can be told without script too. */
const usualFields: readonly ProductField[] = [
  { name: "size", label: "tamanho", type: "text", options: [] },
  { name: "color", label: "cor", type: "text", options: [] },
];

/** `/vender`: a member's new listing. `yy-product-upload` sends it to `/produto`; without script it comes here. */
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
    return { location: product.href, message: listed, body: { product } };
  },
  view: (_visit, values) => ({
    brands: catalogue.brands,
    listingFields: listingFields(values).map((field) => fieldView(field, values(field.name))),
  }),
};

/** Shown on the page of what has just been listed. */
export const listed = "anúncio publicado. boa venda!";

function listingFields(values: FormValues): readonly ProductField[] {
  return subcategoryOf(values("subcategory_id"))?.fields ?? usualFields;
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

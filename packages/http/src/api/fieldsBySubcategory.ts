import { underRoot } from "@yy/page/root";
import { type Checked, listOf, maybe, object, oneOf, readJson, text } from "../shape";
import { sharedGet } from "../sharedGet";

const subcategoryField = object({
  name: text,
  label: text,
  type: oneOf("select", "text", "number"),
  options: maybe(listOf(text)),
});

/** An additional field of listings in a subcategory; `options` are those of a select. */
export type SubcategoryField = Checked<typeof subcategoryField>;

/** What the server answers. */
export const subcategoryFields = object({ fields: listOf(subcategoryField) });

/**
 * `GET /api/product_upload/fields_by_subcategory`, version 1.
 *
 * @throws RequestError
 */
export async function fetchFieldsBySubcategory(
  subcategoryId: string,
  signal?: AbortSignal,
): Promise<SubcategoryField[]> {
  const query = new URLSearchParams({ subcategory_id: subcategoryId });
  const url = underRoot(`/api/product_upload/fields_by_subcategory?${query}`);
  const answer = await sharedGet({ url, version: 1, signal });
  return readJson(answer, subcategoryFields).fields;
}

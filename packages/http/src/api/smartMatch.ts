import { underRoot } from "@yy/page/root";
import { type Checked, id, maybe, object, readJson, text } from "../shape";
import { sharedGet } from "../sharedGet";

/** What the server answers. */
export const smartMatch = object({
  brand: maybe(text),
  subcategory: maybe(object({ id, name: text })),
});

/** The brand and subcategory suggested for a title. */
export type SmartMatch = Checked<typeof smartMatch>;

/**
 * `GET /api/smart_match/for_product_upload`, version 1.
 *
 * @throws RequestError
 */
export async function fetchSmartMatch(title: string, signal?: AbortSignal): Promise<SmartMatch> {
  const url = underRoot(`/api/smart_match/for_product_upload?${new URLSearchParams({ title })}`);
  return readJson(await sharedGet({ url, version: 1, signal }), smartMatch);
}

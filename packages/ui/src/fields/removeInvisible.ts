import { withoutInvisible } from "@yy/domain/text/invisible";
import type { Field } from "./field";

const copiedTypes = new Set(["email", "tel", "url"]);

/**
 * Takes out of a field the marks of direction and width that came along with a copied text, before
 * it is judged and sent. In free text they may have a sense, unless there is nothing else.
 *
 * @param isCopied whether the field's rules say that it is no free text
 */
export function removeInvisible(field: Field, isCopied: boolean): void {
  if (field instanceof HTMLSelectElement || field.type === "file") return;
  const { value } = field;
  const visible = withoutInvisible(value);
  if (visible === value) return;
  if (isCopied || copiedTypes.has(field.type) || visible.trim() === "") field.value = visible;
}

import { withoutInvisible } from "@yy/domain/text/invisible";
import type { Field } from "./field";

const copiedTypes = new Set(["email", "tel", "url"]);

/**
 * Removes invisible characters, such as direction marks, that came along with a pasted text, before
 * the field is validated and sent. Free text keeps them, because they may be meant there, unless
 * the text consists of nothing else.
 *
 * @param isCopied whether the field's rules show that it is not free text
 */
export function removeInvisible(field: Field, isCopied: boolean): void {
  if (field instanceof HTMLSelectElement || field.type === "file") return;
  const { value } = field;
  const visible = withoutInvisible(value);
  if (visible === value) return;
  if (isCopied || copiedTypes.has(field.type) || visible.trim() === "") field.value = visible;
}

import { pluralize } from "../format/pluralize";

/** Why a form cannot be sent now, shown on its disabled buttons; "" when it can. */
export function submitReason(form: { isLoading: boolean; invalidFields: number }): string {
  if (form.isLoading) return "enviando…";
  if (form.invalidFields === 0) return "";
  return `falta preencher ou corrigir ${pluralize(form.invalidFields, "campo", "campos")}`;
}

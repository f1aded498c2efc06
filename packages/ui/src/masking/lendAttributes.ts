import type { Mask } from "@yy/domain/forms/masks";
import type { MarkupLoan } from "@yy/element/markupLoan";

/** What a masked field needs from its markup. The author's own placeholder and `inputmode` stay. */
export function lendAttributes(loan: MarkupLoan, field: HTMLInputElement, mask: Mask): void {
  if (!field.hasAttribute("placeholder") && mask.placeholder)
    loan.set(field, "placeholder", mask.placeholder);
  if (!field.hasAttribute("inputmode")) loan.set(field, "inputmode", mask.inputMode);
  // Counted without the mask's own characters it would cut the text short; the pattern bounds it already.
  if (field.hasAttribute("maxlength")) loan.set(field, "maxlength", null);
}

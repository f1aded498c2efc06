import type { Mask } from "@yy/domain/forms/masks";
import type { DomPatches } from "@yy/element/dom/DomPatches";

/** What a masked field needs from its markup. The author's own placeholder and `inputmode` stay. */
export function patchAttributes(patches: DomPatches, field: HTMLInputElement, mask: Mask): void {
  if (!field.hasAttribute("placeholder") && mask.placeholder)
    patches.set(field, "placeholder", mask.placeholder);
  if (!field.hasAttribute("inputmode")) patches.set(field, "inputmode", mask.inputMode);
  // Counted without the mask's own characters it would cut the text short; the pattern bounds it already.
  if (field.hasAttribute("maxlength")) patches.set(field, "maxlength", null);
}

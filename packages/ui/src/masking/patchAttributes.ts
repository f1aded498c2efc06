import type { Mask } from "@yy/domain/forms/masks";
import type { DomPatches } from "@yy/element/dom/DomPatches";

/**
 * Sets placeholder and `inputmode` of a masked field, unless the author did, and removes
 * `maxlength`.
 */
export function patchAttributes(
  patches: DomPatches,
  field: HTMLInputElement,
  mask: Mask,
  placeholder = mask.placeholder,
): void {
  if (!field.hasAttribute("placeholder") && placeholder)
    patches.set(field, "placeholder", placeholder);
  if (!field.hasAttribute("inputmode")) patches.set(field, "inputmode", mask.inputMode);
  // Authors count `maxlength` without the fixed characters of the mask, so it would cut the text;
  // the pattern limits the length anyway.
  if (field.hasAttribute("maxlength")) patches.set(field, "maxlength", null);
}

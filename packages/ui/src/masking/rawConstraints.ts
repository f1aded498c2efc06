import type { MaskName } from "@yy/domain/forms/masks";
import { patternOfMasked } from "@yy/domain/forms/nativeConstraints";
import type { DomPatches } from "@yy/element/dom/DomPatches";

/**
 * Makes `pattern`, `minlength` and `maxlength` of a masked field apply to its raw value: sets a
 * `pattern` that the browser checks against the masked text. Returns the function that does so;
 * call it again when the page may have changed the attributes.
 */
export function rawConstraints(
  patches: DomPatches,
  field: HTMLInputElement,
  mask: MaskName,
): () => void {
  return () => {
    const pattern = patches.original(field, "pattern");
    const minLength = lengthOf(patches.original(field, "minlength"));
    const maxLength = lengthOf(patches.original(field, "maxlength"));
    const checked = patternOfMasked(mask, { pattern, minLength, maxLength }, field.defaultValue);
    if (checked === null) patches.unset(field, "pattern");
    else patches.set(field, "pattern", checked);
  };
}

function lengthOf(attribute: string | null): number {
  return /^\s*\d+/.test(attribute ?? "") ? Number.parseInt(attribute ?? "", 10) : -1;
}

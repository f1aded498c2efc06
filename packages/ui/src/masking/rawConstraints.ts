import type { MaskName } from "@yy/domain/forms/masks";
import { checkedPattern } from "@yy/domain/forms/nativeConstraints";
import type { DomPatches } from "@yy/element/dom/DomPatches";

/** A pattern that no text matches: the browser calls the field invalid in its own words. */
const matchesNothing = "(?!)";

/**
 * Makes `pattern`, `minlength` and `maxlength` of a masked field hold of its raw value, by the `pattern` that the browser
 * checks. Returns a function to call whenever the field may show another text.
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
    const isChanged = digits(field.value) !== digits(field.defaultValue);
    const text = { value: field.value, mask };
    const checked = checkedPattern(text, { pattern, minLength, maxLength }, isChanged);
    if (checked === "own") patches.unset(field, "pattern");
    else patches.set(field, "pattern", checked === "none" ? null : matchesNothing);
  };
}

function lengthOf(attribute: string | null): number {
  return /^\s*\d+/.test(attribute ?? "") ? Number.parseInt(attribute ?? "", 10) : -1;
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}

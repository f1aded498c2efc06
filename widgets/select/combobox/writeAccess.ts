import type { FieldAccess } from "@yy/ui/fields/fieldAccess";

/** Writes the field's name, description and states to the rendered control. */
export function writeAccess(drawn: Element, access: FieldAccess): void {
  writeAttribute(drawn, "aria-label", access.name);
  writeAttribute(drawn, "aria-description", access.description);
  writeAttribute(drawn, "aria-required", access.required ? "true" : "");
  writeAttribute(drawn, "aria-invalid", access.invalid ? "true" : "");
}

/**
 * Writes the attribute, or removes it when the value is "". The `aria…` properties would not do:
 * Firefox has them only since 119.
 */
export function writeAttribute(element: Element, attribute: string, value: string): void {
  if (value === "") element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

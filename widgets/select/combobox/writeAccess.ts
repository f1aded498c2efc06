import type { FieldAccess } from "@yy/ui/fields/fieldAccess";

/** Repeats the access on what is drawn. */
export function writeAccess(drawn: Element, access: FieldAccess): void {
  writeAttribute(drawn, "aria-label", access.name);
  writeAttribute(drawn, "aria-description", access.description);
  writeAttribute(drawn, "aria-required", access.required ? "true" : "");
  writeAttribute(drawn, "aria-invalid", access.invalid ? "true" : "");
}

/** Empty for none. Not by `aria…` properties, which Firefox has since 119. */
export function writeAttribute(element: Element, attribute: string, value: string): void {
  if (value === "") element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

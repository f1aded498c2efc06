import type { FieldAccess } from "@yy/ui/fields/fieldAccess";

/** Repeats the access on what is drawn. */
export function writeAccess(drawn: Element, access: FieldAccess): void {
  write(drawn, "aria-label", access.name);
  write(drawn, "aria-description", access.description);
  write(drawn, "aria-required", access.required ? "true" : "");
  write(drawn, "aria-invalid", access.invalid ? "true" : "");
}

function write(element: Element, attribute: string, value: string): void {
  if (value === "") element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

import { fieldLabel } from "@yy/ui/fields/labels";

/** What a screen reader is told of a field besides its value. */
export interface FieldAccess {
  readonly name: string;
  /** The words of what describes the field, for example its error. */
  readonly description: string;
  readonly required: boolean;
  readonly invalid: boolean;
}

/** Attributes of a field from which its access is read. */
export const accessAttributes = [
  "aria-label",
  "aria-labelledby",
  "aria-describedby",
  "aria-description",
  "aria-invalid",
  "aria-required",
  "required",
];

/** Ids do not cross a shadow root, so that what they name is repeated in words. */
export function readAccess(field: HTMLSelectElement): FieldAccess {
  const described = describing(field).map((element) => element.textContent?.trim() ?? "");
  const invalid = field.getAttribute("aria-invalid");
  return {
    name: fieldLabel(field),
    description: [...described, field.getAttribute("aria-description") ?? ""]
      .filter(Boolean)
      .join(" "),
    required: field.required || field.getAttribute("aria-required") === "true",
    invalid: invalid !== null && invalid !== "false" && invalid !== "",
  };
}

/** The elements that describe the field, as far as they are on the page. */
export function describing(field: Element): Element[] {
  return (field.getAttribute("aria-describedby") ?? "")
    .split(/\s+/)
    .map((id) => (id === "" ? null : document.getElementById(id)))
    .filter((element) => element !== null);
}

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

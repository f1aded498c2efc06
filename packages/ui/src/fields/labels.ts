import { spokenWords } from "../spokenWords";
import type { Field } from "./field";

/**
 * The accessible name of a field: the text of `aria-labelledby`, `aria-label`, its labels or its
 * placeholder. The text of fields and buttons inside a label is left out.
 */
export function fieldLabel(field: Field): string {
  const referred = (field.getAttribute("aria-labelledby") ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => document.getElementById(id));
  const named = referred.some(Boolean)
    ? referred.map(textOf).join(" ")
    : (field.getAttribute("aria-label") ?? [...(field.labels ?? [])].map(textOf).join(" "));
  return named.trim() || (field.getAttribute("placeholder") ?? "").trim();
}

function textOf(element: Element | null): string {
  return element ? spokenWords(element, "input, select, textarea, button") : "";
}

import { spokenWords } from "../spokenWords";
import type { Field } from "./field";

/**
 * The name of a field: the text of `aria-labelledby`, of `aria-label`, of its labels, or of its
 * placeholder. The text of fields and buttons inside a label is left out.
 */
export function fieldLabel(field: Field): string {
  const referred = (field.getAttribute("aria-labelledby") ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => document.getElementById(id));
  const named = referred.some(Boolean)
    ? referred.map(words).join(" ")
    : (field.getAttribute("aria-label") ?? [...(field.labels ?? [])].map(words).join(" "));
  return named.trim() || (field.getAttribute("placeholder") ?? "").trim();
}

function words(element: Element | null): string {
  return element ? spokenWords(element, "input, select, textarea, button") : "";
}

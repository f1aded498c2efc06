import type { Field } from "./field";

/**
 * The name a visitor knows the field by: its labels' words, `aria-label`, `aria-labelledby`, or its placeholder. Fields
 * inside a label do not count as its words.
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
  if (!element) return "";
  const copy = element.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll("input, select, textarea, button, [hidden]"))
    inner.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

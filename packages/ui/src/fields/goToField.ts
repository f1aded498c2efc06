import type { Field } from "./field";
import { visibleBox } from "./fieldAnchor";

/** How far below the viewport's top the first invalid field comes, in px (behaviour 9.2). */
const errorMargin = 120;

/** Brings the visitor to the first invalid field of a refused attempt. */
export function goToField(field: Field, scrolls: boolean): void {
  openAround(field);
  field.focus({ preventScroll: scrolls });
  if (!scrolls) return;
  const top = visibleBox(field).getBoundingClientRect().top + window.scrollY - errorMargin;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top, behavior: isCalm ? "instant" : "smooth" });
}

/** A field in a closed `<details>` cannot take the focus. */
function openAround(field: Field): void {
  for (const details of document.querySelectorAll("details"))
    if (details.contains(field)) details.open = true;
}

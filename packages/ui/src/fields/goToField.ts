import type { Field } from "./field";
import { visibleBox } from "./fieldAnchor";

/** Distance from the viewport's top to the field after scrolling, in px (behaviour 9.2). */
const errorMargin = 120;

/**
 * Focuses a field, for example the first invalid one of a rejected submission.
 * @param scrolls whether to scroll to it, smoothly unless the visitor prefers reduced motion
 */
export function goToField(field: Field, scrolls: boolean): void {
  openAround(field);
  field.focus({ preventScroll: scrolls });
  if (!scrolls) return;
  const top = visibleBox(field).getBoundingClientRect().top + window.scrollY - errorMargin;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top, behavior: isCalm ? "instant" : "smooth" });
}

/** Opens the `<details>` around the field: inside closed ones it cannot be focused. */
function openAround(field: Field): void {
  for (const details of document.querySelectorAll("details"))
    if (details.contains(field)) details.open = true;
}

import { isDrawn } from "@yy/element/dom/isDrawn";
import type { Field } from "./field";
import { holdsFocus, visibleBox } from "./fieldAnchor";
import { fieldHint, shownField } from "./fieldContract";
import { isRevealable, reveal } from "./reveal";

/** Distance from the viewport's top to the field after scrolling, in px (behaviour 9.2). */
const errorMargin = 120;

/**
 * Focuses a field, or the control that is drawn for it, for example the first invalid one of a
 * rejected submission. Whatever hides it is opened.
 * @param scrolls whether to scroll to it, smoothly unless the visitor prefers reduced motion
 * @returns whether the focus has come from elsewhere, so that a screen reader reads the field and
 * its message
 */
export function goToField(field: Field, scrolls: boolean): boolean {
  const shown = shownField(field);
  const wasThere = holdsFocus(shown);
  reveal(shown);
  const focus = fieldHint(shown, "focus") ?? ((options) => shown.focus(options));
  focus({ preventScroll: scrolls });
  if (scrolls) scrollPageTo(visibleBox(shown));
  return !wasThere && holdsFocus(shown);
}

/** Opens whatever hides the field. Returns whether the visitor can see it then. */
export function revealField(field: Field): boolean {
  reveal(shownField(field));
  return hasBox(field);
}

/** Whether the visitor can see the field now, or would by `revealField`. */
export function isSeen(field: Field): boolean {
  return hasBox(field) || isRevealable(shownField(field));
}

/**
 * A label or a widget may stand for a field that is hidden itself; one with `display: contents` has
 * no box.
 */
function hasBox(field: Field): boolean {
  const shown = shownField(field);
  // The labels last: a browser looks for them in all of the page.
  return [shown, visibleBox(shown)].some(isDrawn) || [...(shown.labels ?? [])].some(isDrawn);
}

function scrollPageTo(box: Element): void {
  const top = box.getBoundingClientRect().top + window.scrollY - errorMargin;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top, behavior: isCalm ? "instant" : "smooth" });
}

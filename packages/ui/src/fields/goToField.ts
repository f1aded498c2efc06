import { isDrawn } from "@yy/element/dom/isDrawn";
import type { Field } from "./field";
import { holdsFocus, visibleBox } from "./fieldAnchor";
import { fieldHint, shownField } from "./fieldContract";
import { isRevealable, reveal } from "./reveal";

/** The distance from the viewport's top to the field after scrolling (behaviour 9.2). */
const scrollMarginPx = 120;

/**
 * Focuses a field, or the control that a widget draws in its place, for example the first invalid
 * one of a rejected submission. Opens the widgets and `<details>` that hide it.
 * @param scrolls whether to scroll to it, smoothly unless the visitor prefers reduced motion
 * @returns whether the focus moved there from elsewhere: then a screen reader reads the field and
 * its message
 */
export function goToField(field: Field, scrolls: boolean): boolean {
  const shown = shownField(field);
  const hadFocus = holdsFocus(shown);
  reveal(shown);
  const focus = fieldHint(shown, "focus") ?? ((options) => shown.focus(options));
  focus({ preventScroll: scrolls });
  if (scrolls) scrollPageTo(visibleBox(shown));
  return !hadFocus && holdsFocus(shown);
}

/**
 * Opens the widgets and `<details>` that hide the field. Returns whether the visitor can see it
 * then.
 */
export function revealField(field: Field): boolean {
  reveal(shownField(field));
  return hasBox(field);
}

/** Whether the visitor can see the field now, or could after `revealField`. */
export function isSeen(field: Field): boolean {
  return hasBox(field) || isRevealable(shownField(field));
}

/**
 * Whether the field, or the label or widget that stands for a hidden field, has a box; one with
 * `display: contents` has none.
 */
function hasBox(field: Field): boolean {
  const shown = shownField(field);
  // The labels come last, because a browser searches the whole page for them.
  return [shown, visibleBox(shown)].some(isDrawn) || [...(shown.labels ?? [])].some(isDrawn);
}

function scrollPageTo(box: Element): void {
  const top = box.getBoundingClientRect().top + window.scrollY - scrollMarginPx;
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top, behavior: reducesMotion ? "instant" : "smooth" });
}

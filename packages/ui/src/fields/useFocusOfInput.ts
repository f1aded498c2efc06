import { type RefObject, useEffect } from "react";
import type { Field } from "./field";

/**
 * Passes the focus of the page's field, which is out of sight, on to the controls drawn for it: a click on its label,
 * `focus()` of a form that shows an error, or the visitor who was in it when they came.
 * @param controls what is drawn for the field
 * @param first which of them takes the focus; a function of the module
 */
export function useFocusOfInput(
  input: Field,
  controls: RefObject<HTMLElement | null>,
  first: (controls: HTMLElement) => HTMLElement | null,
): void {
  useEffect(() => {
    const { current: drawn } = controls;
    if (!drawn) return;
    let last: HTMLElement | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = target;
    };
    const passOn = (event?: FocusEvent) => {
      const { host } = drawn.getRootNode() as ShadowRoot;
      // A label around the widget gives the input the focus whenever a control is clicked: it goes back there.
      const cameFromControls = event !== undefined && event.relatedTarget === host;
      (cameFromControls && last ? last : first(drawn))?.focus();
    };
    drawn.addEventListener("focusin", remember);
    input.addEventListener("focus", passOn as EventListener);
    if (input.ownerDocument.activeElement === input) passOn();
    return () => {
      drawn.removeEventListener("focusin", remember);
      input.removeEventListener("focus", passOn as EventListener);
    };
  }, [input, controls, first]);
}

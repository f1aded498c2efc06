import { type RefObject, useEffect } from "react";
import type { Field } from "./field";
import { announceField } from "./fieldContract";

/**
 * Moves the focus from the page's field, which is visually hidden, to the controls drawn for it:
 * after a click on its label, after a call of `focus()`, or when the field had the focus before the
 * controls were drawn.
 * @param controls the element with the drawn controls
 * @param first finds the control to focus; the same function at each render
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
      // A click on a control inside a label also focuses the input: return the focus to that
      // control.
      const cameFromControls = event !== undefined && event.relatedTarget === host;
      (cameFromControls && last ? last : first(drawn))?.focus();
    };
    drawn.addEventListener("focusin", remember);
    input.addEventListener("focus", passOn as EventListener);
    if (input.ownerDocument.activeElement === input) passOn();
    // Nobody can focus a hidden input.
    const withdraw = announceField(input, { focus: (options) => first(drawn)?.focus(options) });
    return () => {
      withdraw();
      drawn.removeEventListener("focusin", remember);
      input.removeEventListener("focus", passOn as EventListener);
    };
  }, [input, controls, first]);
}

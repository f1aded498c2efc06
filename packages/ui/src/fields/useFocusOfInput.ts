import { type RefObject, useEffect } from "react";
import type { Field } from "./field";
import { announceField } from "./fieldContract";

/**
 * Moves the focus from the page's field, which is visually hidden, to the controls drawn for it:
 * after a click on its label, after a call of `focus()`, or when the field had the focus before the
 * controls were drawn.
 * @param controls the element with the drawn controls
 * @param first finds the control to focus; has to be the same function at each render
 */
export function useFocusOfInput(
  input: Field,
  controls: RefObject<HTMLElement | null>,
  first: (controls: HTMLElement) => HTMLElement | null,
): void {
  useEffect(() => {
    const { current: drawn } = controls;
    if (!drawn) return;
    let lastFocused: HTMLElement | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) lastFocused = target;
    };
    const focusControls = (event?: FocusEvent) => {
      const { host } = drawn.getRootNode() as ShadowRoot;
      // A click on a drawn control inside a label also focuses the input. The focus then goes back
      // to that control.
      const cameFromControls = event !== undefined && event.relatedTarget === host;
      (cameFromControls && lastFocused ? lastFocused : first(drawn))?.focus();
    };
    drawn.addEventListener("focusin", remember);
    input.addEventListener("focus", focusControls as EventListener);
    if (input.ownerDocument.activeElement === input) focusControls();
    // An input of type `hidden` cannot take the focus, so that scripts ask for it by this notice.
    const withdraw = announceField(input, { focus: (options) => first(drawn)?.focus(options) });
    return () => {
      withdraw();
      drawn.removeEventListener("focusin", remember);
      input.removeEventListener("focus", focusControls as EventListener);
    };
  }, [input, controls, first]);
}

import { type RefObject, useEffect } from "react";

/**
 * Passes the focus of the input, which is out of sight, on to the stars: a click on its label, `focus()` of a form
 * that shows an error, or the visitor who was in it when the stars came.
 */
export function useFocusOfInput(
  input: HTMLInputElement,
  group: RefObject<HTMLDivElement | null>,
): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = target;
    };
    const passOn = (event?: FocusEvent) => {
      const { current: stars } = group;
      const host = (stars?.getRootNode() as ShadowRoot | undefined)?.host;
      // A label around the widget gives the input the focus whenever a star is clicked: it goes back there.
      const cameFromStars = event !== undefined && event.relatedTarget === host;
      const chosen = stars?.querySelector<HTMLElement>("input:checked");
      (cameFromStars && last ? last : (chosen ?? stars?.querySelector("input")))?.focus();
    };
    const { current: stars } = group;
    stars?.addEventListener("focusin", remember);
    input.addEventListener("focus", passOn);
    if (input.ownerDocument.activeElement === input) passOn();
    return () => {
      stars?.removeEventListener("focusin", remember);
      input.removeEventListener("focus", passOn);
    };
  }, [input, group]);
}

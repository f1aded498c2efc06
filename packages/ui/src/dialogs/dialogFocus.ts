import { isDrawn } from "@yy/element/dom/isDrawn";
import { flatParentOf } from "@yy/page/flatTree";

/** The focused element, also inside open shadow roots; null when it is the body. */
export function activeElement(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/**
 * Moves the focus into a dialog that has just opened: to the server's `[autofocus]`, else to the
 * dialog itself, so that screen readers start at its beginning and phones open no keyboard.
 */
export function focusWithin(dialog: HTMLDialogElement, widget: HTMLElement): void {
  const wanted = widget.querySelector<HTMLElement>("[autofocus]:not(:disabled)");
  (wanted ?? dialog).focus({ preventScroll: true });
  if (wanted && activeElement() !== wanted) dialog.focus({ preventScroll: true });
}

/**
 * Focuses the first candidate that can be focused, or a control near it, if closing the dialog has
 * left no element focused.
 */
export function returnFocus(
  widget: HTMLElement,
  candidates: readonly (HTMLElement | null)[],
): void {
  const active = activeElement();
  const isElsewhere =
    active &&
    active !== widget &&
    !widget.contains(active) &&
    active.getRootNode() !== widget.shadowRoot;
  if (isElsewhere) return;
  candidates.some(
    (candidate) => candidate?.isConnected && (focus(candidate) || focusNear(candidate)),
  );
}

/** Focuses the element. Returns whether it has the focus then. */
function focus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return activeElement() === element || element.matches(":focus-within");
}

const focusable =
  "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]";

/**
 * Focuses a control near one that was hidden meanwhile: the control that opens the popover around
 * it, or the first control in the nearest visible ancestor, for example the `<summary>` of closed
 * `<details>`.
 */
function focusNear(hidden: HTMLElement): boolean {
  for (let around = flatParentOf(hidden); around; around = flatParentOf(around)) {
    // Outside a dialog that has closed, no control leads to the hidden one.
    if (around === document.body || around.matches("dialog:not([open])")) return false;
    const opener = openerOf(around);
    if (opener && focus(opener)) return true;
    if (!isDrawn(around)) continue;
    return [...around.querySelectorAll<HTMLElement>(focusable)].some(focus);
  }
  return false;
}

/** The control that shows this element of the page as a popover. */
function openerOf(popover: Element): HTMLElement | null {
  const id = CSS.escape(popover.id);
  return popover.id === "" || !popover.hasAttribute("popover")
    ? null
    : (popover.getRootNode() as ParentNode).querySelector<HTMLElement>(
        `[popovertarget="${id}"], [commandfor="${id}"]`,
      );
}

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
 * Focuses the first candidate that can be focused, or what is nearest to it, if closing the dialog
 * has left the focus nowhere.
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
    (candidate) => candidate?.isConnected && (take(candidate) || takeNear(candidate)),
  );
}

/** Returns whether it has the focus then. */
function take(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return activeElement() === element || element.matches(":focus-within");
}

const focusable =
  "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]";

/**
 * For a control that was hidden meanwhile: what opens the popover that it is in, or the first
 * control of the nearest element around it that is still shown, as the summary of closed details.
 */
function takeNear(hidden: HTMLElement): boolean {
  for (let around = flatParentOf(hidden); around; around = flatParentOf(around)) {
    // Beside a dialog that is closed by now there is nothing that led to the control.
    if (around === document.body || around.matches("dialog:not([open])")) return false;
    const opener = openerOf(around);
    if (opener && take(opener)) return true;
    if (!isDrawn(around)) continue;
    return [...around.querySelectorAll<HTMLElement>(focusable)].some(take);
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

/** The focused element, also inside open shadow roots; null when it is the body. */
export function activeElement(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/**
 * Moves the focus into a dialog that has just opened: to the server's `[autofocus]`, else to the dialog itself, so that
 * screen readers start at its beginning and phones open no keyboard.
 */
export function focusWithin(dialog: HTMLDialogElement, widget: HTMLElement): void {
  const wanted = widget.querySelector<HTMLElement>("[autofocus]:not(:disabled)");
  (wanted ?? dialog).focus({ preventScroll: true });
  if (wanted && activeElement() !== wanted) dialog.focus({ preventScroll: true });
}

/** Focuses the first candidate that can be focused, if closing the dialog has left the focus nowhere. */
export function returnFocus(
  widget: HTMLElement,
  candidates: readonly (HTMLElement | null)[],
): void {
  for (const candidate of candidates) {
    const active = activeElement();
    if (
      active &&
      active !== widget &&
      !widget.contains(active) &&
      active.getRootNode() !== widget.shadowRoot
    )
      return;
    if (candidate?.isConnected) candidate.focus({ preventScroll: true });
  }
}

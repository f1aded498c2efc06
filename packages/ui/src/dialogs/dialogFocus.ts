/** What has the focus, looked for in open shadow roots too. */
export function activeElement(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/**
 * Moves the focus into a dialog that has just opened: to the server's `[autofocus]`, else to the dialog itself, so that it
 * is read from its beginning and no keyboard jumps over it on a phone.
 */
export function focusWithin(dialog: HTMLDialogElement, widget: HTMLElement): void {
  const wanted = widget.querySelector<HTMLElement>("[autofocus]:not(:disabled)");
  (wanted ?? dialog).focus({ preventScroll: true });
  if (wanted && activeElement() !== wanted) dialog.focus({ preventScroll: true });
}

/** Gives the focus back to the first that can take it, if the closed dialog has left it nowhere. */
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

/**
 * Whether a modifier key is held: then a click opens a new tab or a download, and a key press is a
 * shortcut.
 */
export function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  return altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * Whether a click on a link would open it in this tab: main button, no modifier key, not prevented.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !hasModifier(event) && !event.defaultPrevented;
}

/**
 * Call when a widget handles a click itself: prevents the default action, and stops the propagation
 * where rails-ujs would send a request or ask for confirmation.
 */
export function takeClick(event: MouseEvent, control: Element): void {
  event.preventDefault();
  if (control.matches("[data-remote], [data-method], [data-confirm], [data-disable-with]"))
    event.stopPropagation();
}

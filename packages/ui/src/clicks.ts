/** Whether a key is held that asks for something else: another tab, a download, a shortcut. */
export function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Whether a click on a link would open it here: no key asks for anything else, and nobody took it. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !hasModifier(event) && !event.defaultPrevented;
}

/**
 * Does the work of a control in the place of the browser and of rails-ujs, which would send the control's own request
 * or ask its own question as well.
 */
export function takeClick(event: MouseEvent, control: Element): void {
  event.preventDefault();
  if (control.matches("[data-remote], [data-method], [data-confirm], [data-disable-with]"))
    event.stopPropagation();
}

/** Whether a key is held that asks for something else: another tab, a download, a shortcut. */
export function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Whether a click on a link would open it here: no key asks for anything else, and nobody took it. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !hasModifier(event) && !event.defaultPrevented;
}

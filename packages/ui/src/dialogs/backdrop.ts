import { covers, isOnLaterLayer } from "./pageLayers";

/**
 * Calls back at a click that began and ended on the backdrop. A drag out of the dialog, for example
 * to select text, also ends with a click on the backdrop, and does not count.
 * @param isBackdrop see `isOnBackdrop`
 */
export function onBackdropPress(
  box: HTMLDialogElement,
  isBackdrop: (event: MouseEvent) => boolean,
  callback: () => void,
  signal: AbortSignal,
): void {
  // The listeners are on the parent, because the backdrop of a dialog with `layer: "page"` is the
  // next sibling.
  const around = box.parentNode ?? box;
  const listen = (type: string, listener: (event: MouseEvent) => void) =>
    around.addEventListener(type, listener as EventListener, { signal });
  let isPressed = false;
  listen("mousedown", (event) => {
    isPressed = isBackdrop(event);
  });
  listen("mouseup", (event) => {
    isPressed &&= isBackdrop(event);
  });
  listen("click", (event) => {
    if (isPressed && isBackdrop(event)) callback();
  });
}

/**
 * Whether the event is on the backdrop: not on the dialog's own border or padding, and not on a
 * layer that the page has added since.
 * @param backdrop the dialog itself, or the element beside it
 * @param seenBefore the children of the body that were visible before the dialog opened
 */
export function isOnBackdrop(
  event: MouseEvent,
  box: HTMLDialogElement,
  backdrop: Element | null,
  seenBefore: ReadonlySet<Element>,
): boolean {
  if (event.target !== backdrop) return false;
  return !covers(box.getBoundingClientRect(), event) && !isOnLaterLayer(event, seenBefore);
}

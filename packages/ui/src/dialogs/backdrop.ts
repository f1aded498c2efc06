import { covers, isOnLaterLayer } from "./pageLayers";

/**
 * Calls back at a click that began and ended on the backdrop. A drag out of the dialog, as when
 * selecting text, also ends in a click on the backdrop.
 * @param isBackdrop see `isOnBackdrop`
 */
export function onBackdropPress(
  box: HTMLDialogElement,
  isBackdrop: (event: MouseEvent) => boolean,
  callback: () => void,
  signal: AbortSignal,
): void {
  // On what is around it: the backdrop of one in the page is an element beside it.
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
 * Whether the event is on the backdrop: not on the dialog's own edge or padding, nor on what the
 * page has since put there.
 * @param backdrop the dialog itself, or the element beside it
 * @param seenBefore what could be seen at the end of the body before the dialog opened
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

import { memberOf } from "./memberOf";

/**
 * Whether the browser has the popover API: Chrome 114, Safari 17, Firefox 125. Its selector throws
 * in others.
 */
export function hasPopovers(): boolean {
  return "showPopover" in HTMLElement.prototype;
}

/** Whether an element with `popover` is open; without the API, whether it is not `hidden`. */
export function isPopoverOpen(element: HTMLElement): boolean {
  return hasPopovers() ? element.matches(":popover-open") : !element.hidden;
}

/**
 * Opens an element with `popover` in the top layer. Without the API, removes `hidden`; the style
 * sheet places it above the page, as far as the stacking contexts around it allow.
 */
export function openPopover(element: HTMLElement): void {
  if (!hasPopovers()) element.hidden = false;
  else if (!isPopoverOpen(element)) element.showPopover();
}

/** Closes an element that {@link openPopover} opened. */
export function closePopover(element: HTMLElement): void {
  if (!hasPopovers()) element.hidden = true;
  else if (isPopoverOpen(element)) element.hidePopover();
}

/**
 * The popovers of the page that are open and that the browser closes itself, at Escape or a press
 * elsewhere.
 */
export function lightDismissedPopovers(root: ParentNode): HTMLElement[] {
  if (!hasPopovers()) return [];
  const open = [...root.querySelectorAll<HTMLElement>(":popover-open")];
  return open.filter(({ popover }) => popover !== "manual");
}

/**
 * Whether the event comes out of something that is open over the page, ours or the page's, inside
 * of the element that listens: what is pressed, typed or dropped there is not meant for what lies
 * below.
 */
export function isFromLayer(event: Event, listener: EventTarget | null): boolean {
  const path = event.composedPath();
  const within = path.slice(0, Math.max(0, listener ? path.indexOf(listener) : 0));
  return within.some((node) => node instanceof HTMLElement && isOpenLayer(node));
}

function isOpenLayer(element: HTMLElement): boolean {
  if (element instanceof HTMLDialogElement)
    return element.matches(":modal") || (element.open && element.dataset.layer === "page");
  return memberOf(element, "getAttribute")("popover") !== null && isPopoverOpen(element);
}

/** Between the control and its list, and between the list and the edge of the viewport, in px. */
const gap = 4;

/** Largest height of a list, in px. */
const tallest = 320;

/** Largest width of a list whose control is narrower than its options, in px. */
const widest = 320;

/** Places the list, which is in the top layer, below its control, or above it when there is more room. */
export function placeList(list: HTMLElement, scroller: HTMLElement, control: HTMLElement): void {
  const box = control.getBoundingClientRect();
  const below = window.innerHeight - box.bottom - 2 * gap;
  const above = box.top - 2 * gap;
  const wanted = Math.min(scroller.scrollHeight, tallest);
  const upwards = below < wanted && above > below;
  scroller.style.maxHeight = `${Math.max(Math.min(upwards ? above : below, tallest), 0)}px`;
  list.style.minWidth = `${box.width}px`;
  list.style.maxWidth = `${Math.max(box.width, widest)}px`;
  const rightmost = document.documentElement.clientWidth - list.offsetWidth - gap;
  list.style.left = `${Math.max(Math.min(box.left, rightmost), 0)}px`;
  list.style.top = upwards ? "auto" : `${box.bottom + gap}px`;
  list.style.bottom = upwards ? `${window.innerHeight - box.top + gap}px` : "auto";
}

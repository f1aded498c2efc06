/** Between the control and its list, and between the list and the edge of the viewport; px. */
const gap = 4;

/** The tallest a list gets; px. */
const tallest = 320;

/** How wide a list gets for its options where its control is narrower; px. */
const widest = 320;

/** Puts the list, which is in the top layer, below its control, or above it where there is more room. */
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

/** Between the control and its list, and between the list and the edge of the viewport, in px. */
const gap = 4;

/** Largest height of a list, in px. */
const tallest = 320;

/** Largest width of a list whose control is narrower than its options, in px. */
const widest = 320;

/**
 * Places the list, which is in the top layer, below its control, or above it when there is more
 * room. In CSS `zoom` its lengths are in other pixels than those of the viewport.
 */
export function placeList(list: HTMLElement, scroller: HTMLElement, control: HTMLElement): void {
  // Browsers of before 2024 do not say it.
  const zoom = list.currentCSSZoom ?? 1;
  const inList = (length: number) => length / zoom;
  const box = control.getBoundingClientRect();
  const top = inList(box.top);
  const bottom = inList(box.bottom);
  const width = inList(box.width);
  const height = inList(window.innerHeight);
  const below = height - bottom - 2 * gap;
  const above = top - 2 * gap;
  const wanted = Math.min(scroller.scrollHeight, tallest);
  const upwards = below < wanted && above > below;
  scroller.style.maxHeight = `${Math.max(Math.min(upwards ? above : below, tallest), 0)}px`;
  list.style.minWidth = `${width}px`;
  list.style.maxWidth = `${Math.max(width, widest)}px`;
  const rightmost = inList(document.documentElement.clientWidth) - list.offsetWidth - gap;
  list.style.left = `${Math.max(Math.min(inList(box.left), rightmost), 0)}px`;
  list.style.top = upwards ? "auto" : `${bottom + gap}px`;
  list.style.bottom = upwards ? `${height - top + gap}px` : "auto";
}

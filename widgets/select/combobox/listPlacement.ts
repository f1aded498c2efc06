/**
 * The distance between the control and its list, and between the list and the edge of the viewport,
 * in px.
 */
const gap = 4;

/** The maximum height of a list, in px. */
const maxHeight = 320;

/** The maximum width of a list whose control is narrower than its options, in px. */
const maxWidth = 320;

/**
 * Places the list, which is in the top layer, below its control, or above it when there is more
 * room. With CSS `zoom`, the list's lengths are in other pixels than the viewport's.
 */
export function placeList(list: HTMLElement, scroller: HTMLElement, control: HTMLElement): void {
  // Browsers from before 2024 do not have this property.
  const zoom = list.currentCSSZoom ?? 1;
  const inList = (length: number) => length / zoom;
  const box = control.getBoundingClientRect();
  const top = inList(box.top);
  const bottom = inList(box.bottom);
  const width = inList(box.width);
  const height = inList(window.innerHeight);
  const below = height - bottom - 2 * gap;
  const above = top - 2 * gap;
  const wanted = Math.min(scroller.scrollHeight, maxHeight);
  const upwards = below < wanted && above > below;
  scroller.style.maxHeight = `${Math.max(Math.min(upwards ? above : below, maxHeight), 0)}px`;
  list.style.minWidth = `${width}px`;
  list.style.maxWidth = `${Math.max(width, maxWidth)}px`;
  const rightmost = inList(document.documentElement.clientWidth) - list.offsetWidth - gap;
  list.style.left = `${Math.max(Math.min(inList(box.left), rightmost), 0)}px`;
  list.style.top = upwards ? "auto" : `${bottom + gap}px`;
  list.style.bottom = upwards ? `${height - top + gap}px` : "auto";
}

import { isFromLayer } from "@yy/page/topLayer";
import { WheelSteps } from "./wheelSteps";

/** Height of a line, in px, for wheels that count lines. */
const line = 16;

/**
 * Moves slides by a wheel or two fingers sideways. Returns a cleanup function.
 * @param step called with how many slides to go, below zero for back
 */
export function watchWheel(viewport: HTMLElement, step: (by: number) => void): () => void {
  const steps = new WheelSteps();
  const turn = (event: WheelEvent) => {
    // Ctrl zooms the page. What cannot be prevented the browser scrolls by already; a slider inside
    // has prevented its own.
    if (event.ctrlKey || event.defaultPrevented || !event.cancelable) return;
    if (isFromLayer(event, viewport)) return;
    const { across, down } = movedBy(event, viewport);
    if (scrollsInside(event, viewport, across)) return;
    const isRtl = getComputedStyle(viewport).direction === "rtl";
    const by = steps.add({ across: isRtl ? -across : across, down, time: event.timeStamp });
    if (by === undefined) return;
    // Else a swipe back leaves the page.
    event.preventDefault();
    if (by !== 0) step(by);
  };
  // Not passive, or nothing could be prevented. Browsers wait for the first event of a gesture
  // alone, over the slides only.
  viewport.addEventListener("wheel", turn, { passive: false });
  return () => viewport.removeEventListener("wheel", turn);
}

/** In px, to the right and down. */
function movedBy({ deltaX, deltaY, deltaMode, shiftKey }: WheelEvent, viewport: HTMLElement) {
  const units = [1, line, viewport.clientWidth];
  const unit = units[deltaMode] ?? 1;
  // Some browsers turn a wheel with Shift themselves.
  const isTurned = shiftKey && deltaX === 0;
  const [across, down] = isTurned ? [deltaY, 0] : [deltaX, deltaY];
  return { across: across * unit, down: down * unit };
}

/** Whether something in the slide can itself be scrolled that way. */
function scrollsInside(event: WheelEvent, viewport: HTMLElement, across: number): boolean {
  const path = event.composedPath();
  return path.slice(0, path.indexOf(viewport)).some((each) => {
    if (!(each instanceof HTMLElement) || each.scrollWidth <= each.clientWidth) return false;
    const { overflowX, direction } = getComputedStyle(each);
    if (overflowX !== "auto" && overflowX !== "scroll") return false;
    const most = each.scrollWidth - each.clientWidth;
    // From right to left positions go from 0 down.
    const from = direction === "rtl" ? most + each.scrollLeft : each.scrollLeft;
    return across > 0 ? from < most - 1 : across < 0 && from > 1;
  });
}

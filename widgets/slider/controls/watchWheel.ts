import { isFromLayer } from "@yy/page/topLayer";
import { WheelSteps } from "./wheelSteps";

/** The height of a line in px, for wheels that count lines. */
const lineHeight = 16;

/**
 * Moves slides by a wheel, or by two fingers that move sideways. Returns a cleanup function.
 * @param step called with the number of slides to move, negative for back
 */
export function watchWheel(viewport: HTMLElement, step: (by: number) => void): () => void {
  const steps = new WheelSteps();
  const turn = (event: WheelEvent) => {
    // With Ctrl a wheel zooms the page. An event that cannot be cancelled already scrolls
    // something, and a nested slider has prevented its own.
    if (event.ctrlKey || event.defaultPrevented || !event.cancelable) return;
    if (isFromLayer(event, viewport)) return;
    const { across, down } = movedBy(event, viewport);
    if (scrollsInside(event, viewport, across)) return;
    const isRtl = getComputedStyle(viewport).direction === "rtl";
    const by = steps.add({ across: isRtl ? -across : across, down, time: event.timeStamp });
    if (by === undefined) return;
    // Otherwise a swipe back would leave the page.
    event.preventDefault();
    if (by !== 0) step(by);
  };
  // Not passive, so that it can prevent the event. Browsers wait for it only at the first event of
  // a gesture over the slides.
  viewport.addEventListener("wheel", turn, { passive: false });
  return () => viewport.removeEventListener("wheel", turn);
}

/** The distance in px, to the right and down. */
function movedBy({ deltaX, deltaY, deltaMode, shiftKey }: WheelEvent, viewport: HTMLElement) {
  const units = [1, lineHeight, viewport.clientWidth];
  const unit = units[deltaMode] ?? 1;
  // Some browsers make a wheel with Shift horizontal themselves.
  const isTurned = shiftKey && deltaX === 0;
  const [across, down] = isTurned ? [deltaY, 0] : [deltaX, deltaY];
  return { across: across * unit, down: down * unit };
}

/** Whether an element in the slide can itself be scrolled in that direction. */
function scrollsInside(event: WheelEvent, viewport: HTMLElement, across: number): boolean {
  const path = event.composedPath();
  return path.slice(0, path.indexOf(viewport)).some((each) => {
    if (!(each instanceof HTMLElement) || each.scrollWidth <= each.clientWidth) return false;
    const { overflowX, direction } = getComputedStyle(each);
    if (overflowX !== "auto" && overflowX !== "scroll") return false;
    const max = each.scrollWidth - each.clientWidth;
    // In right-to-left text, scroll positions go from 0 down.
    const from = direction === "rtl" ? max + each.scrollLeft : each.scrollLeft;
    return across > 0 ? from < max - 1 : across < 0 && from > 1;
  });
}

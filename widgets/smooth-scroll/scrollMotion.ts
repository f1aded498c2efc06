import { movesTowards, scrollContainersOf } from "./scrollAim";

/** How long the scrolling takes. */
const durationMs = 400;

/** Events of visitors who move the page themselves. */
const interruptions = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let stopCurrent: (() => void) | undefined;

/**
 * Scrolls the page in 400 ms until the target is `margin` px below its top. It jumps if the visitor
 * prefers reduced motion or the page is not visible. It measures again in every frame, and stops
 * when the visitor scrolls, presses or types.
 */
export function scrollTo(target: Element, margin: number): void {
  stopScrolling();
  const prefersJump = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (prefersJump || document.hidden) jumpTo(target, margin);
  else move(target, margin);
}

/** Scrolls to the target in one step. */
export function jumpTo(target: Element, margin: number): void {
  stopScrolling();
  scrollPart(target, scrollContainersOf(target), margin, 1);
}

/** The scroll position of a container. */
export interface Position {
  readonly container: Element;
  readonly left: number;
  readonly top: number;
}

/**
 * Restores the scroll positions and the focus, and does so again before the next paint: after a
 * step to an entry with a fragment, the browser may scroll to the fragment and move the focus.
 */
export function restorePositions(positions: readonly Position[], returnFocus: () => void): void {
  stopScrolling();
  const restore = () => {
    for (const { container, left, top } of positions)
      container.scrollTo({ left, top, behavior: "instant" });
    returnFocus();
  };
  restore();
  const again = requestAnimationFrame(() => {
    stopCurrent = undefined;
    restore();
  });
  stopCurrent = () => {
    stopCurrent = undefined;
    cancelAnimationFrame(again);
  };
}

/** Stops the scrolling under way, where it is. */
export function stopScrolling(): void {
  stopCurrent?.();
}

function move(target: Element, margin: number): void {
  const containers = scrollContainersOf(target);
  const end = new AbortController();
  const stop = () => end.abort();
  stopCurrent = stop;
  end.signal.addEventListener("abort", () => {
    stopCurrent = undefined;
  });
  for (const type of interruptions)
    window.addEventListener(
      type,
      (event) => {
        // A repeated key does not count: it is the Enter, still held down, that started the
        // scrolling.
        if (!(event instanceof KeyboardEvent && event.repeat)) stop();
      },
      { capture: true, passive: true, signal: end.signal },
    );

  let begun: number | undefined;
  let done = 0;
  const step = (now: number) => {
    if (end.signal.aborted) return;
    if (!target.isConnected) return stop();
    begun ??= now;
    const progress = eased(Math.min(1, (now - begun) / durationMs));
    scrollPart(target, containers, margin, (progress - done) / (1 - done));
    done = progress;
    if (progress < 1) requestAnimationFrame(step);
    else stop();
  };
  requestAnimationFrame(step);
}

/** Scrolls this share, from 0 to 1, of the remaining distance. */
function scrollPart(
  target: Element,
  containers: readonly Element[],
  margin: number,
  share: number,
): void {
  for (const { container, top, left } of movesTowards(target, containers, margin))
    container.scrollTo({
      top: container.scrollTop + top * share,
      left: container.scrollLeft + left * share,
      // With the page's own `scroll-behavior: smooth`, every step would be animated.
      behavior: "instant",
    });
}

/** Ease-out: fast at first, slow at the end. */
function eased(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

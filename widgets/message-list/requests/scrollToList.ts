import { scrollDuration } from "@yy/domain/inbox/scrollDuration";

/** Events by which visitors stop the scrolling. */
const interruptions = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls the page until the list's start is at its top, if that is above the window. It jumps if
 * visitors prefer reduced motion. Resolves when the list is there, or the visitor scrolls.
 */
export async function scrollToList(list: HTMLElement, signal: AbortSignal): Promise<void> {
  const distance = distanceTo(list);
  if (distance >= 0) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  if (isStill) scrollBy({ top: distance, behavior: "instant" });
  else await scrollSmoothly(scrollY, distance, signal);
}

/** The distance from the viewport's top to the list in px, less the list's `scroll-margin-top`. */
function distanceTo(list: HTMLElement): number {
  const margin = Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0;
  return list.getBoundingClientRect().top - margin;
}

function scrollSmoothly(from: number, distance: number, signal: AbortSignal): Promise<void> {
  const durationMs = scrollDuration(distance);
  const start = performance.now();
  const end = new AbortController();
  return new Promise((resolve) => {
    const finish = () => {
      end.abort();
      resolve();
    };
    for (const type of interruptions)
      addEventListener(type, finish, { passive: true, signal: end.signal });
    signal.addEventListener("abort", finish, { signal: end.signal });
    const step = (now: number) => {
      if (end.signal.aborted) return;
      const progress = Math.min(1, (now - start) / durationMs);
      scrollTo({ top: from + distance * eased(progress), behavior: "instant" });
      if (progress < 1) requestAnimationFrame(step);
      else finish();
    };
    requestAnimationFrame(step);
    // In a tab that becomes hidden, frames no longer run.
    const late = setTimeout(finish, durationMs * 2);
    end.signal.addEventListener("abort", () => clearTimeout(late));
  });
}

const eased = (progress: number) => 1 - (1 - progress) ** 3;

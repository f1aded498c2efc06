import { scrollDuration } from "@yy/domain/inbox/scrollDuration";

/** Events by which the visitor ends the scrolling. */
const interruptions = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls the page until the list's beginning is at its top, if that is above the window; at once
 * for who prefers reduced motion. Resolves when it is there, or the visitor scrolls.
 */
export async function scrollToList(list: HTMLElement, signal: AbortSignal): Promise<void> {
  const distance = distanceTo(list);
  if (distance >= 0) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  if (isStill) scrollBy({ top: distance, behavior: "instant" });
  else await glide(scrollY, distance, signal);
}

/** Distance in px from the list to the viewport's top, less its `scroll-margin-top`. */
function distanceTo(list: HTMLElement): number {
  const margin = Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0;
  return list.getBoundingClientRect().top - margin;
}

function glide(from: number, distance: number, signal: AbortSignal): Promise<void> {
  const duration = scrollDuration(distance);
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
      const progress = Math.min(1, (now - start) / duration);
      scrollTo({ top: from + distance * eased(progress), behavior: "instant" });
      if (progress < 1) requestAnimationFrame(step);
      else finish();
    };
    requestAnimationFrame(step);
    // In a tab that becomes hidden no frames come.
    const late = setTimeout(finish, duration * 2);
    end.signal.addEventListener("abort", () => clearTimeout(late));
  });
}

const eased = (progress: number) => 1 - (1 - progress) ** 3;

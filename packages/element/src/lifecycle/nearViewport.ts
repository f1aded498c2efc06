import { mountQueue, queueMount } from "./mountQueue";
import { far, near, onScreen, type Urgency } from "./WorkQueue";

const waiting = new Map<Element, () => void>();
let observers: readonly IntersectionObserver[] | undefined;

/** Distance from the viewport, in px, at which a widget mounts (behaviour 3.6). */
const margin = 200;

/**
 * Calls back once, when the element comes within 200 px of the viewport; a hidden one once it is
 * shown.
 */
export function whenNearViewport(element: Element, callback: () => void): void {
  waiting.set(element, callback);
  observers ??= observeNearby();
  for (const observer of observers) observer.observe(element);
}

export function stopWaiting(element: Element): void {
  if (!waiting.delete(element)) return;
  for (const observer of observers ?? []) observer.unobserve(element);
}

/**
 * One observer for the viewport and one for boxes that scroll. A single one with both margins would
 * mount at twice the distance in Chromium, which counts `scrollMargin` at the viewport as well, and
 * adds it to `rootMargin`.
 */
function observeNearby(): readonly IntersectionObserver[] {
  // Paper has no viewport, and what mounts in a later task would not be printed. Mounted elements
  // leave the queue.
  addEventListener("beforeprint", () => {
    mountQueue.finish();
    for (const callback of waiting.values()) queueMount(near, callback);
    mountQueue.finish();
  });
  const options: { rootMargin?: string; scrollMargin?: string }[] = [
    { rootMargin: `${margin}px` },
    { scrollMargin: `${margin}px` },
  ];
  return options.map((option) => new IntersectionObserver(release, option));
}

/** The urgency of an element, by its box relative to the viewport; `far` without one. */
export function urgencyOf(box: DOMRectReadOnly | undefined): Urgency {
  if (!box) return far;
  const { clientWidth, clientHeight } = document.documentElement;
  const isWithin = (distance: number) =>
    box.bottom >= -distance &&
    box.top <= clientHeight + distance &&
    box.right >= -distance &&
    box.left <= clientWidth + distance;
  if (isWithin(0)) return onScreen;
  return isWithin(margin) ? near : far;
}

/** An element without a box never intersects anything, though its children are shown. */
const hasNoBox = (element: Element, { width }: DOMRectReadOnly) =>
  width === 0 && getComputedStyle(element).display === "contents";

function release(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, boundingClientRect, target } of entries) {
    const callback = waiting.get(target);
    if (!callback || !(isIntersecting || hasNoBox(target, boundingClientRect))) continue;
    stopWaiting(target);
    queueMount(urgencyOf(boundingClientRect), callback);
  }
  mountQueue.run();
}

import { mountTogether } from "./mountTogether";

const waiting = new Map<Element, () => void>();
let observers: readonly IntersectionObserver[] | undefined;

/** Distance from the viewport, in px, at which a widget mounts (behaviour 3.6). */
const margin = 200;

/** Calls back once, when the element comes within 200 px of the viewport; a hidden one once it is shown. */
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
 * One for the viewport and one for boxes that scroll. A single observer with both margins would mount at twice the
 * distance in Chromium, which counts `scrollMargin` at the viewport as well, and adds it to `rootMargin`.
 */
function observeNearby(): readonly IntersectionObserver[] {
  // Paper has no viewport, and what comes in a later task would not be printed. Who mounts no longer waits.
  addEventListener("beforeprint", () => mountTogether([...waiting.values()], Number.MAX_VALUE));
  const options: { rootMargin?: string; scrollMargin?: string }[] = [
    { rootMargin: `${margin}px` },
    { scrollMargin: `${margin}px` },
  ];
  return options.map((option) => new IntersectionObserver(release, option));
}

/**
 * Those of the elements that are within 200 px of the viewport now, the first `limit` of them. Costs a layout, so ask for
 * many before changing any.
 */
export function nearViewport<E extends Element>(elements: Iterable<E>, limit: number): Set<E> {
  const near = new Set<E>();
  const { clientWidth, clientHeight } = document.documentElement;
  const inReach = (from: number, to: number, size: number) =>
    to >= -margin && from <= size + margin;
  for (const element of elements) {
    if (near.size === limit) break;
    const [box] = element.getClientRects();
    if (
      box &&
      inReach(box.top, box.bottom, clientHeight) &&
      inReach(box.left, box.right, clientWidth)
    )
      near.add(element);
  }
  return near;
}

/** It never intersects anything, unlike its children, which are shown. */
const hasNoBox = (element: Element, { width }: DOMRectReadOnly) =>
  width === 0 && getComputedStyle(element).display === "contents";

function release(entries: readonly IntersectionObserverEntry[]): void {
  const callbacks: (() => void)[] = [];
  for (const { isIntersecting, boundingClientRect, target } of entries) {
    const callback = waiting.get(target);
    if (!callback || !(isIntersecting || hasNoBox(target, boundingClientRect))) continue;
    stopWaiting(target);
    callbacks.push(callback);
  }
  mountTogether(callbacks);
}

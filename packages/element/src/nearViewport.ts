const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Distance from the viewport, in px, at which a widget mounts (contract 1.3). */
const margin = "200px";

/** Calls back once, when the element comes within 200 px of the viewport; a hidden one once it is shown. */
export function whenNearViewport(element: Element, callback: () => void): void {
  waiting.set(element, callback);
  observer ??= new IntersectionObserver(release, {
    rootMargin: margin,
    scrollMargin: margin,
  } as IntersectionObserverInit);
  observer.observe(element);
}

export function stopWaiting(element: Element): void {
  if (waiting.delete(element)) observer?.unobserve(element);
}

function release(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const callback = waiting.get(target);
    if (!isIntersecting || !callback) continue;
    stopWaiting(target);
    callback();
  }
}

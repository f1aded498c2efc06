import { mountsPerTask, mountTogether } from "./mountTogether";
import { nearViewport } from "./nearViewport";

interface Updatable extends Element {
  /** It was inserted since the last flush. */
  readonly isNew: boolean;
  /** @param isNear it is known to be near the viewport */
  update(isNear: boolean): void;
}

const queue = new Set<Updatable>();

/** Updates the element in a microtask, once however many of its attributes changed. */
export function queueUpdate(element: Updatable): void {
  if (queue.size === 0) queueMicrotask(flush);
  queue.add(element);
}

function flush(): void {
  const batch = [...queue];
  queue.clear();
  const near = nearOnes(batch);
  mountTogether([
    () => {
      for (const element of batch) element.update(near.has(element));
    },
  ]);
}

/**
 * Those of the new elements that are near the viewport, at most {@link mountsPerTask}. They mount without waiting for the
 * observer, so that the server's markup does not show for a frame. All positions are read before the first one mounts:
 * one layout. While the page is parsed every tag would cost a layout, so there all wait for the observer.
 */
function nearOnes(batch: readonly Updatable[]): ReadonlySet<Updatable> {
  if (document.readyState === "loading") return new Set();
  const fresh = batch.filter(({ isNew }) => isNew);
  return nearViewport(fresh, mountsPerTask);
}

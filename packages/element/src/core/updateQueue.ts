import { mountsPerTask, mountTogether } from "./mountTogether";
import { nearViewport } from "./nearViewport";

interface Updatable extends Element {
  /** It has just come to the page. */
  readonly isNew: boolean;
  /** Lays out no more than its place needs, until the `update` that follows in the same task. */
  makeMeasurable(): void;
  /** @param isNear it is known to be near the viewport */
  update(isNear: boolean): void;
}

const queue = new Set<Updatable>();

/** Updates the element at the end of this task, once however many attributes changed. */
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
 * Those of the new elements that are near the viewport already, a screenful at most: they need not wait for the observer,
 * and the visitor does not see the server's markup for a frame. All are asked before the first one mounts. While the
 * parser works each tag would cost a layout, so there they wait.
 */
function nearOnes(batch: readonly Updatable[]): ReadonlySet<Updatable> {
  if (document.readyState === "loading") return new Set();
  const fresh = batch.filter(({ isNew }) => isNew);
  for (const element of fresh) element.makeMeasurable();
  return nearViewport(fresh, mountsPerTask);
}

import { mountGate } from "@yy/page/mountGate";
import { mountQueue, queueMount } from "./mountQueue";
import { urgencyOf } from "./nearViewport";
import { far, onScreen, type Urgency } from "./WorkQueue";

interface Updatable {
  readonly element: Element;
  /** Whether it was inserted since the last flush. */
  readonly isNew: boolean;
  /** @param isNear whether it is known to be near the viewport */
  update(isNear: boolean): void;
}

const queue = new Set<Updatable>();

/** Updates the element in a microtask, once however many of its attributes changed. */
export function queueUpdate(lifecycle: Updatable): void {
  if (queue.size === 0) queueMicrotask(flush);
  queue.add(lifecycle);
}

/**
 * New elements near the viewport mount without waiting for the observer, so that the server's
 * markup does not show for a frame. All positions are read before the first one mounts: one layout.
 * While the page is parsed, each tag would cost a layout: then all wait for the observer.
 */
function flush(): void {
  const batch = [...queue];
  queue.clear();
  const isParsing = document.readyState === "loading";
  for (const lifecycle of batch) {
    const { isNew, element } = lifecycle;
    if (isNew && mountGate.holds?.(element, () => queueUpdate(lifecycle))) continue;
    let urgency: Urgency = isNew ? far : onScreen;
    if (isNew && !isParsing) urgency = urgencyOf(element.getClientRects()[0]);
    queueMount(urgency, () => lifecycle.update(isNew && urgency !== far));
  }
  mountQueue.run();
}

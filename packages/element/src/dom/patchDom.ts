import { onRendered } from "@yy/page/moments";
import { onSnapshot } from "@yy/page/snapshot";
import { onTurbo } from "@yy/page/turbo";
import { isVisiting } from "@yy/page/visits";
import { DomPatches } from "./DomPatches";

/** What an effect returns, as React's do. */
export type Cleanup = (() => void) | undefined;

/**
 * Runs the effect, which patches the server's markup, and runs it again whenever Turbo has copied or morphed the page
 * around the element, and whenever another morpher has undone a patch: the copy holds the server's markup, and a morph
 * removes ours. Returns a cleanup function.
 */
export function patchDom(element: Element, effect: (patches: DomPatches) => Cleanup): () => void {
  let cleanup: (() => void) | undefined;
  const stop = () => {
    cleanup?.();
    cleanup = undefined;
  };
  const start = () => {
    stop();
    const patches = new DomPatches(restart);
    const cleanupEffect = effect(patches);
    cleanup = () => {
      cleanupEffect?.();
      patches.revert();
    };
  };
  let isQueued = false;
  let isOver = false;
  const restart = () => {
    if (isQueued) return;
    isQueued = true;
    // Not inside the morph, which is still walking these nodes.
    queueMicrotask(() => {
      isQueued = false;
      if (!isOver && element.isConnected) start();
    });
  };
  start();
  const unsubscribe = onSnapshot(stop, () => {
    // A page that is being left is replaced in a moment; after a step to a fragment it stays.
    if (cleanup === undefined && element.isConnected && !isVisiting()) start();
  });
  const end = new AbortController();
  const { signal } = end;
  // The widget may have stayed in the page that is rendered, or morphed, around it.
  onRendered(() => cleanup === undefined && restart(), { signal });
  onTurbo(document, "morph", restart, signal);
  onTurbo(
    document,
    "morph-element",
    (_, { target }) => {
      if (cleanup === undefined || isIn(element, target)) restart();
    },
    signal,
  );
  return () => {
    isOver = true;
    unsubscribe();
    end.abort();
    stop();
  };
}

const isIn = (element: Element, target: EventTarget | null): boolean =>
  target instanceof Node && element.contains(target);

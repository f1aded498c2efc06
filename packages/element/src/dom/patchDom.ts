import { onSnapshot } from "@yy/page/snapshot";
import { isVisiting } from "@yy/page/visits";
import { DomPatches } from "./DomPatches";

/** What an effect returns, as React's do. */
export type Cleanup = (() => void) | undefined;

/**
 * Runs the effect, which patches the server's markup, and runs it again whenever Turbo has copied or morphed the page
 * around the element: the copy holds the server's markup, and a morph removes ours. Returns a cleanup function.
 */
export function patchDom(element: Element, effect: (patches: DomPatches) => Cleanup): () => void {
  let cleanup: (() => void) | undefined;
  const stop = () => {
    cleanup?.();
    cleanup = undefined;
  };
  const start = () => {
    stop();
    const patches = new DomPatches();
    const cleanupEffect = effect(patches);
    cleanup = () => {
      cleanupEffect?.();
      patches.revert();
    };
  };
  let isQueued = false;
  let isOver = false;
  const restart = (event: Event) => {
    if (isQueued || (cleanup !== undefined && !concerns(event, element))) return;
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
  for (const type of redrawn) document.addEventListener(type, restart);
  return () => {
    isOver = true;
    unsubscribe();
    for (const type of redrawn) document.removeEventListener(type, restart);
    stop();
  };
}

/** Events after which our patches may be gone, though the widget has stayed in the page. */
const redrawn = ["turbo:render", "turbo:morph", "turbo:morph-element", "turbolinks:render"];

function concerns({ type, target }: Event, element: Element): boolean {
  if (type !== "turbo:morph-element") return type === "turbo:morph";
  return target instanceof Element && (target === element || element.contains(target));
}

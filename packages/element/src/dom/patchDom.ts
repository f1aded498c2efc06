import { onRendered } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { onSnapshot } from "@yy/page/snapshot";
import { onTurbo } from "@yy/page/turbo";
import { isVisiting } from "@yy/page/visits";
import { DomPatches } from "./DomPatches";

/** What an effect returns, as React's do. */
export type Cleanup = (() => void) | undefined;

/** An effect that patches the server's markup, as the page's routers see it. */
interface PatchedElement {
  readonly element: Element;
  /** Whether the markup is the server's again. */
  readonly isReverted: () => boolean;
  readonly revert: () => void;
  readonly patch: () => void;
  /** Reverts and patches in a microtask. */
  readonly patchAgain: () => void;
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    patchedElements: Set<PatchedElement>;
  }
}

/**
 * All elements that are patched now. They share their listeners: a browser compares each listener
 * that is added with all that are there, which would take quadratic time for the fields of a long
 * form.
 */
const patchedElements = () => onePerPage("patchedElements", hearRouters);

function hearRouters(): Set<PatchedElement> {
  const all = new Set<PatchedElement>();
  const reverted = () => [...all].filter(({ isReverted }) => isReverted());
  onSnapshot(
    () => {
      for (const { revert } of [...all]) revert();
    },
    () => {
      // A page that is being left is replaced in a moment; after a step to a fragment it stays.
      if (isVisiting()) return;
      for (const { element, patch } of reverted()) if (element.isConnected) patch();
    },
  );
  // The widget may have stayed in the page that is rendered, or morphed, around it.
  onRendered(() => {
    for (const { patchAgain } of reverted()) patchAgain();
  });
  // These listeners stay for as long as the page lives.
  const { signal } = new AbortController();
  onTurbo(
    document,
    "morph",
    () => {
      for (const { patchAgain } of all) patchAgain();
    },
    signal,
  );
  onTurbo(
    document,
    "morph-element",
    (_, { target }) => {
      for (const { element, patchAgain } of reverted()) if (isIn(element, target)) patchAgain();
    },
    signal,
  );
  return all;
}

/**
 * Runs the effect, which patches the server's markup, and runs it again whenever Turbo has copied
 * or morphed the page around the element, and whenever another morpher has undone a patch: the copy
 * holds the server's markup, and a morph removes ours. Returns a cleanup function.
 */
export function patchDom(element: Element, effect: (patches: DomPatches) => Cleanup): () => void {
  let cleanup: (() => void) | undefined;
  const revert = () => {
    cleanup?.();
    cleanup = undefined;
  };
  const patch = () => {
    revert();
    const patches = new DomPatches(patchAgain);
    const cleanupEffect = effect(patches);
    cleanup = () => {
      cleanupEffect?.();
      patches.revert();
    };
  };
  let isQueued = false;
  let isOver = false;
  const patchAgain = () => {
    if (isQueued) return;
    isQueued = true;
    // Waits for the end of the morph, which is still walking these nodes.
    queueMicrotask(() => {
      isQueued = false;
      if (!isOver && element.isConnected) patch();
    });
  };
  patch();
  const patched = {
    element,
    isReverted: () => cleanup === undefined,
    revert,
    patch,
    patchAgain,
  };
  patchedElements().add(patched);
  return () => {
    isOver = true;
    patchedElements().delete(patched);
    revert();
  };
}

const isIn = (element: Element, target: EventTarget | null): boolean =>
  target instanceof Node && element.contains(target);

import { useLayoutEffect } from "react";
import type { DomPatches } from "../dom/DomPatches";
import { type Cleanup, patchDom } from "../dom/patchDom";
import { useWidget } from "./useWidget";

/**
 * `useLayoutEffect` for effects that change the server's markup: their patches are reverted when
 * the effect is cleaned up and before a snapshot, and done again where the page goes on living
 * (behaviour 3.3).
 */
export function useDomPatches(
  effect: (patches: DomPatches) => Cleanup,
  dependencies: readonly unknown[],
): void {
  const { element } = useWidget();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them, as for useLayoutEffect itself
  useLayoutEffect(() => patchDom(element, effect), [element, ...dependencies]);
}

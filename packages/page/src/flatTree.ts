import { memberOf } from "./memberOf";

/**
 * The parent in the flat tree, which is the one that is drawn: through slots, and out of shadow
 * roots.
 */
export function flatParentOf(element: Element): Element | null {
  const parent = memberOf(element, "assignedSlot") ?? memberOf(element, "parentNode");
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

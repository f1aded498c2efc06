import { useWidget } from "@yy/element";
import { useLayoutEffect } from "react";
import type { Field } from "./field";
import { announceField, type FieldNotice } from "./fieldContract";

/**
 * Tells the other widgets about the field, until this one unmounts.
 * @param notice takes the element of this widget
 */
export function useFieldNotice(
  field: Field | null,
  notice: (element: HTMLElement) => FieldNotice,
  dependencies: readonly unknown[],
): void {
  const { element } = useWidget();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them, as for useLayoutEffect itself
  useLayoutEffect(
    () => (field ? announceField(field, notice(element)) : undefined),
    [field, element, ...dependencies],
  );
}

/** Tells that this widget stands around the field: messages of the field come after it. */
export function useAroundField(field: Field | null): void {
  useFieldNotice(field, (around) => ({ around }), []);
}

import { useWidget } from "@yy/element";
import { useLayoutEffect } from "react";
import type { Field } from "./field";
import { announceField, type FieldNotice } from "./fieldContract";

/**
 * Publishes a notice about the field to the other widgets, until this widget unmounts.
 * @param notice makes the notice, from the element of this widget
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

/**
 * Publishes that this widget is around the field, so that the field's messages are inserted after
 * it.
 */
export function useAroundField(field: Field | null): void {
  useFieldNotice(field, (around) => ({ around }), []);
}

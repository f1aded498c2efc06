import { useDomPatches } from "@yy/element/react/useDomPatches";
import type { Field } from "./field";
import { useAroundField } from "./useFieldNotice";

/**
 * Hides a field of the page, in whose place the widget draws controls, from the keyboard and from
 * screen readers. The field stays in the DOM for labels, forms and scripts; the widget's
 * `childStyles` hide it visually by `[aria-hidden="true"]`.
 */
export function useOutOfSight(field: Field | null): void {
  useAroundField(field);
  useDomPatches(
    (patches) => {
      if (!field) return undefined;
      patches.set(field, "tabindex", "-1");
      patches.set(field, "aria-hidden", "true");
      return undefined;
    },
    [field],
  );
}

import { useDomPatches } from "@yy/element/react/useDomPatches";
import type { Field } from "./field";

/**
 * Takes the page's field, for which controls are drawn, out of the order of Tab and of the screen reader's tree. It stays
 * where labels, forms and scripts look for it; the widget's `childStyles` hide it by `[aria-hidden="true"]`.
 */
export function useOutOfSight(field: Field | null): void {
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

import { useMarkupLoan } from "@yy/element/useMarkupLoan";
import type { Field } from "./field";

/**
 * Takes the page's field, for which controls are drawn, out of the order of Tab and of the screen reader's tree. It stays
 * where labels, forms and scripts look for it; the widget's `childStyles` hide it by `[aria-hidden="true"]`.
 */
export function useOutOfSight(field: Field | null): void {
  useMarkupLoan(
    (loan) => {
      if (!field) return undefined;
      loan.set(field, "tabindex", "-1");
      loan.set(field, "aria-hidden", "true");
      return undefined;
    },
    [field],
  );
}

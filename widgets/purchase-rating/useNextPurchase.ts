import { useLatest } from "@yy/element/react/useLatest";
import { memberOf } from "@yy/page/memberOf";
import { useLayoutEffect, useRef } from "react";
import { isSamePurchase } from "./purchaseOf";
import { ratedPurchase } from "./ratedPanel";

/**
 * Resets the form when it asks for another purchase than before, and calls back: what was typed,
 * and what the server has said, was for the former one. Call this hook before the one that removes
 * the mark of a rated panel: in a page from a snapshot only the mark tells which purchase that was.
 */
export function useNextPurchase(
  panel: HTMLElement | null,
  form: HTMLFormElement | null,
  purchase: string,
  begins: () => void,
): void {
  const former = useRef<{ form: HTMLFormElement; purchase: string }>(undefined);
  const latest = useLatest(begins);

  useLayoutEffect(() => {
    if (!panel || !form) return;
    const before = former.current ?? { form, purchase: ratedPurchase(panel) ?? purchase };
    former.current = { form, purchase };
    if (isSamePurchase(before.purchase, purchase)) return;
    // Another form has come with what the server, or a script, has written there.
    if (before.form === form) memberOf(form, "reset")();
    latest.current();
  }, [panel, form, purchase, latest]);
}

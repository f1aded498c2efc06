import { useWidget } from "@yy/element";
import { useLayoutEffect, useState } from "react";
import { purchaseOf } from "./purchaseOf";

/**
 * Returns the purchase that the markup asks for, by `purchaseOf`: a morph or a script may write
 * another one into the same elements.
 */
export function usePurchase(panel: HTMLElement | null, form: HTMLFormElement | null): string {
  const { element } = useWidget();
  const [, lookAgain] = useState("");

  useLayoutEffect(() => {
    if (!panel || !form) return undefined;
    const observer = new MutationObserver(() => lookAgain(purchaseOf(element, panel, form)));
    observer.observe(element, { subtree: true, childList: true, attributes: true });
    return () => observer.disconnect();
  }, [element, panel, form]);

  return panel && form ? purchaseOf(element, panel, form) : "";
}

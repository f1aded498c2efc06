import { useWidget } from "@yy/element";
import { memberOf } from "@yy/page/memberOf";
import { useLayoutEffect, useState } from "react";

/**
 * Returns the purchase that the markup asks for, as a text to compare: a morph or a script may
 * write another one into the same elements. The text is made of the form's URL, and of every
 * attribute and hidden field whose name ends in an id.
 */
export function usePurchase(panel: HTMLElement | null, form: HTMLFormElement | null): string {
  const { element } = useWidget();
  const [, lookAgain] = useState("");

  useLayoutEffect(() => {
    if (!panel || !form) return undefined;
    const observer = new MutationObserver(() =>
      lookAgain(purchaseOf([element, panel, form], form)),
    );
    observer.observe(element, { subtree: true, childList: true, attributes: true });
    return () => observer.disconnect();
  }, [element, panel, form]);

  return panel && form ? purchaseOf([element, panel, form], form) : "";
}

function purchaseOf(elements: readonly Element[], form: HTMLFormElement): string {
  const ids = elements.flatMap((element) =>
    [...memberOf(element, "attributes")].filter(({ name }) => isId(name)).map(({ value }) => value),
  );
  const hidden = [...memberOf(form, "querySelectorAll")<HTMLInputElement>("input[type=hidden]")];
  const values = hidden.filter(({ name }) => isId(name)).map(({ value }) => value);
  return [memberOf(form, "getAttribute")("action"), ...ids, ...values].join(" ");
}

/** `id`, `data-purchase-id`, `purchase_id`, `rating[purchase_id]`, `purchase.id`. */
function isId(name: string): boolean {
  return /(?:^|[-_.[])id\]?$/i.test(name);
}

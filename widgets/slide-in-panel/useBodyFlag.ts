import { useWidget } from "@yy/element";
import { onePerPage } from "@yy/page/onePerPage";
import { onSnapshot } from "@yy/page/snapshot";
import { useCallback, useEffect } from "react";

const attribute = "data-yy-panel-open";

/** The open panels of the page. */
const raisers = onePerPage("openPanels", () => new Set<Element>());

/**
 * Marks `<body>` while a panel is open, for the page's own styles; never in a Turbo snapshot (README, Opening and
 * closing).
 */
export function useBodyFlag(): (raised: boolean) => void {
  const { element } = useWidget();
  const raise = useCallback(
    (raised: boolean) => {
      if (raised) raisers.add(element);
      else raisers.delete(element);
      element.ownerDocument.body.toggleAttribute(attribute, raisers.size > 0);
    },
    [element],
  );

  useEffect(() => {
    const forget = onSnapshot(
      () => document.body.removeAttribute(attribute),
      () => raise(raisers.has(element)),
    );
    return () => {
      forget();
      raise(false);
    };
  }, [raise, element]);
  return raise;
}

import { useLiveEffect } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { memberOf } from "@yy/page/memberOf";
import { useState } from "react";
import { ratedPurchase } from "./ratedPanel";

/** How long the panel stays invisible. */
const showDelayMs = 100;

/**
 * Keeps the panel invisible for the first moment, with its space reserved in the page. Returns true
 * while it does.
 */
export function usePanelShown(panel: HTMLElement | null, isRated: boolean): boolean {
  const [shown, setShown] = useState<Element | null>(null);
  // A visitor may be using the panel already, because the script came late.
  const isWaiting = panel !== null && shown !== panel && !isRated && !holdsFocus(panel);

  useLiveEffect(() => {
    const timer = setTimeout(() => setShown(panel), showDelayMs);
    return () => clearTimeout(timer);
  }, [panel]);

  useDomPatches(
    (patches) => {
      if (!panel || isRated || ratedPurchase(panel) !== null) return undefined;
      patches.set(panel, "hidden", null);
      if (isWaiting) patches.set(panel, "data-yy-waiting", "");
      return undefined;
    },
    [panel, isWaiting, isRated],
  );
  return isWaiting;
}

function holdsFocus(panel: HTMLElement): boolean {
  return memberOf(panel, "contains")(document.activeElement);
}

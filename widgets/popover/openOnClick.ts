import { hasModifier } from "@yy/ui/clicks";
import { spendPress } from "@yy/ui/dialogs/spentPresses";
import type { PopoverLayer } from "./PopoverLayer";

/**
 * Opens and closes on a click of the trigger; closes when the keyboard focus moves elsewhere.
 * Returns a cleanup function.
 */
export function openOnClick(layer: PopoverLayer): () => void {
  const end = new AbortController();
  layer.trigger.addEventListener(
    "click",
    (event) => {
      if (event.defaultPrevented || isForAnotherTab(event)) return;
      // The click must neither follow the link, which is for pages without the script, nor submit
      // the form around it.
      event.preventDefault();
      if (layer.isOpen) layer.close();
      else layer.open();
      spendPress();
    },
    end,
  );
  for (const element of [layer.trigger, layer.content])
    element.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (relatedTarget && !layer.holds(relatedTarget)) layer.close();
      },
      end,
    );
  return () => end.abort();
}

function isForAnotherTab(event: MouseEvent): boolean {
  const { target } = event;
  return hasModifier(event) && target instanceof Element && target.closest("a[href]") !== null;
}

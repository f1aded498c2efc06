import { useLayoutEffect } from "react";
import { useWidget } from "./useWidget";

/**
 * Hides the widget by the attribute, which stays when it leaves: a page that comes back from its snapshot does not show,
 * not even for a moment, what has had its day.
 */
export function usePutAway(closed: boolean): void {
  const { element } = useWidget();
  useLayoutEffect(() => {
    if (!closed || element.hidden) return;
    element.hidden = true;
    return () => {
      if (element.isConnected) element.hidden = false;
    };
  }, [closed, element]);
}

import { useLayoutEffect } from "react";
import { useWidget } from "./useWidget";

/**
 * Sets `hidden` on a widget that the visitor has dismissed, and leaves it there when the widget
 * unmounts: a page restored from its snapshot does not show the widget for a moment.
 */
export function useKeepHidden(isDismissed: boolean): void {
  const { element } = useWidget();
  useLayoutEffect(() => {
    if (!isDismissed || element.hidden) return;
    element.hidden = true;
    return () => {
      if (element.isConnected) element.hidden = false;
    };
  }, [isDismissed, element]);
}

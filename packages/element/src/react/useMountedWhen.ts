import { useEffect, useLayoutEffect } from "react";
import { useWidget } from "./useWidget";

/** Puts off `:state(mounted)` until the behaviour is active (behaviour 1.4). */
export function useMountedWhen(ready: boolean): void {
  const widget = useWidget();
  useLayoutEffect(() => {
    if (!ready) widget.setReady(false);
  }, [widget, ready]);
  // This effect runs after those of the children, which add the listeners.
  useEffect(() => {
    if (ready) widget.setReady(true);
  }, [widget, ready]);
}

import { useEffect } from "react";
import { useWidget } from "./useWidget";

/** Puts off `:state(mounted)` until the behaviour is active (contract 1.1). */
export function useMountedWhen(ready: boolean): void {
  const widget = useWidget();
  // After the effects of the children, which add the listeners.
  useEffect(() => widget.setReady(ready), [widget, ready]);
}

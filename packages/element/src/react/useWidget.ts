import { whenLive } from "@yy/page/preview";
import { createContext, useContext, useEffect, useLayoutEffect } from "react";
import type { StateName, WidgetSchema } from "../config/schema";
import type { Widget } from "../widget/Widget";

export const WidgetContext = createContext<Widget | null>(null);

/** The widget this component is drawn for, typed by its schema: `useWidget<typeof schema>()`. */
export function useWidget<S extends WidgetSchema>(): Widget<S> {
  const widget = useContext(WidgetContext);
  if (!widget) throw new Error("useWidget is for components mounted by defineWidget.");
  return widget as unknown as Widget<S>;
}

/** Keeps `:state(name)` on the element in step with what is drawn. */
export function useCustomState<S extends WidgetSchema>(name: StateName<S>, on: boolean): void {
  const widget = useWidget<S>();
  useLayoutEffect(() => widget.toggleState(name, on), [widget, name, on]);
}

/**
 * `useEffect` for requests, timers and navigation: it does not run while the page is shown ahead of
 * time, as a preview or prerendered.
 */
export function useLiveEffect(
  effect: () => undefined | (() => void),
  dependencies: readonly unknown[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them, as for useEffect itself
  useEffect(() => whenLive(effect), dependencies);
}

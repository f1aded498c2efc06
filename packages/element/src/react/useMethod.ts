import { useEffect, useRef } from "react";
import type { Method } from "../widget/MethodCalls";
import { useWidget } from "./useWidget";

/** Implements one of the `methods` that the widget's definition names. */
export function useMethod(name: string, method: Method): void {
  const { methods } = useWidget();
  const latest = useRef(method);
  useEffect(() => {
    latest.current = method;
  });
  useEffect(() => methods.answer(name, () => latest.current()), [methods, name]);
}

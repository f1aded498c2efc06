import { useEffect, useRef } from "react";
import { type Method, methodCallsOf } from "../widget/MethodCalls";
import { useWidget } from "./useWidget";

/** Implements one of the `methods` that the widget's definition names. */
export function useMethod(name: string, method: Method): void {
  const { element } = useWidget();
  const latest = useRef(method);
  useEffect(() => {
    latest.current = method;
  });
  useEffect(() => methodCallsOf(element).answer(name, () => latest.current()), [element, name]);
}

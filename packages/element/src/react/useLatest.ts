import { type RefObject, useLayoutEffect, useRef } from "react";

/** The value as last drawn, for listeners and requests that outlive a drawing. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

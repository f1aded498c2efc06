import { useLiveEffect } from "@yy/element";
import { useState } from "react";

/**
 * The value, updated after it has not changed for `delayMs`: for announcements while the visitor
 * types.
 */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useLiveEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}

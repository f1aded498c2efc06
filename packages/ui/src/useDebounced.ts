import { useLiveEffect } from "@yy/element";
import { useState } from "react";

/**
 * Returns the value, but only once it has not changed for `delayMs`. Announcements use it while the
 * visitor types.
 */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useLiveEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}

import { useLiveEffect } from "@yy/element";
import { useState } from "react";

/**
 * The value, updated after it has not changed for `delay` ms: for announcements while the visitor
 * types.
 */
export function useDebounced<T>(value: T, delay: number): T {
  const [debounced, setDebounced] = useState(value);
  useLiveEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}

import { useEffect, useState } from "react";

/**
 * The value, updated once it has not changed for a while: for announcements while somebody types.
 * @param delay ms
 */
export function useDebounced<T>(value: T, delay: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}

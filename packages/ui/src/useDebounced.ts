import { useEffect, useState } from "react";

/** The value once it has stayed the same for that long, in ms: for what is announced while somebody types. */
export function useDebounced<T>(value: T, quiet: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return settled;
}

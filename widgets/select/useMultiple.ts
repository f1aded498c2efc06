import { useEffect, useReducer } from "react";

/** Whether several options may be chosen, kept current. */
export function useMultiple(field: HTMLSelectElement | null): boolean {
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!field) return;
    const observer = new MutationObserver(look);
    observer.observe(field, { attributeFilter: ["multiple"] });
    return () => observer.disconnect();
  }, [field]);
  return field?.multiple ?? false;
}

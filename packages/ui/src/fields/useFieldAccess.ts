import { useEffect, useReducer } from "react";
import type { Field } from "./field";
import { type FieldAccess, onAccess, readAccess } from "./fieldAccess";

/** What the page says of the field, kept in step: a form marks, requires and describes it at any time. */
export function useFieldAccess(field: Field): FieldAccess {
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    look();
    return onAccess(field, look);
  }, [field]);
  return readAccess(field);
}

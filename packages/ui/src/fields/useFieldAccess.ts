import { useEffect, useReducer } from "react";
import type { Field } from "./field";
import { type FieldAccess, onAccess, readAccess } from "./fieldAccess";

/**
 * The field's accessible properties; renders again when they change, as when a form marks the field
 * as invalid.
 */
export function useFieldAccess(field: Field): FieldAccess {
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    look();
    return onAccess(field, look);
  }, [field]);
  return readAccess(field);
}

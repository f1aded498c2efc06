import { useEffect, useReducer } from "react";
import type { Field } from "./field";
import { type FieldAccess, onAccess, readAccess } from "./fieldAccess";

/**
 * The field's accessible properties. The component renders again when they change, for example when
 * a form marks the field as invalid.
 */
export function useFieldAccess(field: Field): FieldAccess {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    rerender();
    return onAccess(field, rerender);
  }, [field]);
  return readAccess(field);
}

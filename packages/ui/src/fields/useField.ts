import { useServerChild } from "@yy/element/react/useServerPart";
import { useEffect, useReducer } from "react";
import { onDisabled } from "./disabled";
import { type Field, onFieldValue } from "./field";

/** Selects the inputs that take one line of text. */
export const textInput =
  'input:not([type]), input:is([type=""], [type=text], [type=tel], [type=email], [type=url], [type=search], [type=password])';

/**
 * The server's field inside the widget; null while it may not be parsed yet.
 * @param expectation for the error message: "an <input> inside it"
 * @throws ElementError while rendering, when the document is parsed and has no such field
 */
export function useField<F extends Field = HTMLInputElement>(
  selector: string,
  expectation: string,
): F | null {
  return useServerChild<F>(selector, expectation, "input");
}

/** The field's value. The component renders again when it changes (behaviour 9.1). */
export function useFieldValue(field: Field | null): string {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!field) return;
    rerender();
    return onFieldValue(field, rerender);
  }, [field]);
  return field?.value ?? "";
}

/** Whether the field is disabled, by itself or by a `<fieldset>`. */
export function useFieldDisabled(field: Field | null): boolean {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!field) return;
    rerender();
    return onDisabled(field, rerender);
  }, [field]);
  return field?.matches(":disabled") ?? false;
}

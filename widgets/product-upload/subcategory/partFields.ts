import type { Field } from "@yy/ui/fields/field";
import { isField } from "@yy/ui/fields/formFields";
import { placeMark } from "../usePortalHost";

/**
 * Returns our element in the part, which contains the fields that we have drawn; null when there is
 * none.
 */
export const drawnPlace = (part: HTMLElement): HTMLElement | null =>
  part.querySelector(`[${placeMark}]`);

export function fieldsIn(element: Element): Field[] {
  return [...element.querySelectorAll("input, select, textarea")].filter(isField);
}

export function serverFields(part: Element): Field[] {
  return fieldsIn(part).filter((field) => !field.closest(`[${placeMark}]`));
}

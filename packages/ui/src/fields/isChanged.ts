import { isMaskName, rawValue } from "@yy/domain/forms/masks";
import { incomingText } from "../masking/incomingText";
import type { Field } from "./field";
import { maskOf } from "./fieldContract";
import { isCheckable } from "./formFields";

/**
 * Whether the visitor or a script has changed the field since the server sent it. What the browser
 * or a mask makes of the server's value is no change.
 */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isChosen(field);
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  const { type, value, defaultValue } = field;
  // No script may write a file's name.
  if (type === "file") return value !== "";
  if (value === defaultValue) return false;
  const mask = maskOf(field);
  if (isMaskName(mask))
    return rawValue(mask, value) !== rawValue(mask, incomingText(mask, defaultValue));
  const untouched = field.cloneNode(true) as typeof field;
  // A browser writes a color, a range or a date in its own way.
  untouched.value = defaultValue;
  return value !== untouched.value;
}

/** A clone of a list has the choice of its markup. */
function isChosen(list: HTMLSelectElement): boolean {
  const untouched = list.cloneNode(true) as HTMLSelectElement;
  return [...list.options].some(
    ({ selected }, index) => selected !== untouched.options[index]?.selected,
  );
}

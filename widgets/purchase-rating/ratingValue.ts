import { memberOf } from "@yy/page/memberOf";

/** The field that contains the rating. */
export const ratingField = '[name$="[value]"]';

/** Returns the number of stars in the form; 0 when none are chosen. */
export function ratingValue(form: HTMLFormElement): number {
  const fields = [...memberOf(form, "elements")].filter((field) => field.matches(ratingField));
  const chosen = fields.find((field) => !isBox(field) || field.checked);
  const value = Number((chosen as HTMLInputElement | undefined)?.value.trim().replace(",", "."));
  return Number.isFinite(value) ? value : 0;
}

function isBox(field: Element): field is HTMLInputElement {
  return field.matches("[type=radio], [type=checkbox]");
}

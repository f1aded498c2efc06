import { amountDigits } from "@yy/domain/forms/money";

/**
 * An amount as the field can hold it: of type number it takes digits with a decimal dot alone, and
 * would be emptied.
 */
export function amountText(field: HTMLInputElement, amount: string): string {
  return field.type === "number" ? amountDigits(amount) : amount;
}

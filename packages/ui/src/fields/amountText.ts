import { amountDigits } from "@yy/domain/forms/money";

/**
 * Formats an amount for the field. An input of type `number` accepts only digits with a decimal
 * dot: any other text would empty it.
 */
export function amountText(field: HTMLInputElement, amount: string): string {
  return field.type === "number" ? amountDigits(amount) : amount;
}

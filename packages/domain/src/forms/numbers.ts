import { unmoney } from "../format/unmoney";

/** Whether the text has only digits; "" passes. */
export function isNumber(text: string): boolean {
  return /^\d*$/.test(text.trim());
}

/**
 * Whether the text has digits, and optionally one comma or dot and more digits: "12", "12,5",
 * "12.5".
 */
export function isNumberWithDigits(text: string): boolean {
  return /^\d+(?:[.,]\d+)?$/.test(text.trim());
}

/**
 * Whether the number is strictly greater. Reads `1.234,56`, `R$ 1.234,56` and `1234.56`; other text
 * fails.
 */
export function minValue(text: string, minimum: number): boolean {
  return unmoney(text) > minimum;
}

/** Whether the number is strictly lower. Reads the same notations as `minValue`. */
export function maxValue(text: string, maximum: number): boolean {
  return unmoney(text) < maximum;
}

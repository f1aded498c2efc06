import { unmoney } from "../format/unmoney";

/** Digits only; none at all is allowed. */
export function isNumber(text: string): boolean {
  return /^\d*$/.test(text.trim());
}

/** Digits, perhaps with one comma or dot and more digits: "12", "12,5", "12.5". */
export function isNumberWithDigits(text: string): boolean {
  return /^\d+(?:[.,]\d+)?$/.test(text.trim());
}

/** Strictly greater. Reads `1.234,56`, `R$ 1.234,56` and `1234.56`; what is no number fails. */
export function minValue(text: string, minimum: number): boolean {
  return unmoney(text) > minimum;
}

/** Strictly lower. Reads what `minValue` reads. */
export function maxValue(text: string, maximum: number): boolean {
  return unmoney(text) < maximum;
}

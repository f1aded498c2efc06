import { brazilianNumber } from "./brazilianNumber";
import { requireNumber } from "./requireNumber";

const minThousands = 10_000;
const minMillions = 100_000_000;

/**
 * A count in short form: whole below 5 digits ("9.999"), in thousands from 5 ("12 mil", "1.235
 * mil"), in millions from 9 ("123 mi"). Rounds to the nearest unit. Throws `TypeError` "Parameter
 * must be a number." for anything but a finite number.
 */
export function formatBigNumber(value: number): string {
  requireNumber(value);
  const size = Math.round(Math.abs(value));
  // Intl's compact notation would change units at 4 and 7 digits.
  if (size >= minMillions) return `${brazilianNumber(value / 1_000_000, 0)} mi`;
  if (size >= minThousands) return `${brazilianNumber(value / 1_000, 0)} mil`;
  return brazilianNumber(value, 0);
}

import { brazilianNumber } from "./brazilianNumber";
import { requireNumber } from "./requireNumber";

/**
 * A number as Brazilians write it: `formatNumber(1234)` is "1.234", `formatNumber(1234.5, 1)` is
 * "1.234,5". Halves round away from zero. Throws `TypeError` "Parameter must be a number." for
 * anything but a finite number.
 */
export function formatNumber(value: number, decimals = 0): string {
  requireNumber(value);
  return brazilianNumber(value, decimals);
}

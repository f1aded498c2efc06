import { brazilianNumber } from "./brazilianNumber";
import { withSymbol } from "./formatMoney";

/**
 * A price in reais without decimals: `formatBrl(120)` is "R$ 120"; `99.5` rounds to "R$ 100".
 * For anything but a finite number logs "param value is NaN" (behaviour 5.4) and returns "".
 */
export function formatBrl(value: number): string {
  if (!Number.isFinite(value)) {
    console.error("param value is NaN");
    return "";
  }
  return withSymbol(brazilianNumber(value, 0));
}

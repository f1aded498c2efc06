import { brazilianNumber } from "./brazilianNumber";
import { requireNumber } from "./requireNumber";

export interface MoneyOptions {
  /** Writes `R$` and a normal space before the amount; a minus sign comes first. */
  symbol?: boolean;
}

/**
 * An amount in reais with its cents: `formatMoney(1234.5)` is "1.234,50", with `{ symbol: true }`
 * "R$ 1.234,50". Throws `TypeError` "Parameter must be a number." for anything but a finite number.
 */
export function formatMoney(value: number, { symbol = false }: MoneyOptions = {}): string {
  requireNumber(value);
  const amount = brazilianNumber(value, 2);
  return symbol ? withSymbol(amount) : amount;
}

/** "-12" becomes "-R$ 12". `Intl` is not used, because it would put U+00A0 after `R$`. */
export function withSymbol(amount: string): string {
  return amount.startsWith("-") ? `-R$ ${amount.slice(1)}` : `R$ ${amount}`;
}

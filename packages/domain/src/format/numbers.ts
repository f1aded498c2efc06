/**
 * A number as Brazilians write it: `formatNumber(1234)` is "1.234", `formatNumber(1234.5, 1)` is
 * "1.234,5". Halves round away from zero. Throws `TypeError` "Parameter must be a number." for
 * anything but a finite number.
 */
export function formatNumber(value: number, decimals = 0): string {
  requireNumber(value);
  return brazilianNumber(value, decimals);
}

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
function withSymbol(amount: string): string {
  return amount.startsWith("-") ? `-R$ ${amount.slice(1)}` : `R$ ${amount}`;
}

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

/**
 * The number with dots for thousands, a comma for decimals and exactly this many decimals; halves
 * round away from zero. It writes what `Intl.NumberFormat("pt-BR")` writes. That is not used,
 * because a page's first one takes 20 ms of a laptop and 100 ms of a cheap phone.
 */
function brazilianNumber(value: number, decimals: number): string {
  const [mantissa = "", exponent] = Math.abs(value).toExponential().split("e");
  const digits = mantissa.replace(".", "");
  const kept = Number(exponent) + 1 + decimals;
  const isRoundedUp = digits.charAt(kept) >= "5";
  const units = BigInt(digits.slice(0, Math.max(0, kept)).padEnd(kept, "0")) + BigInt(isRoundedUp);
  const text = String(units).padStart(decimals + 1, "0");
  const point = text.length - decimals;
  const whole = text.slice(0, point).replace(/\B(?=(\d{3})+$)/g, ".");
  const sign = value < 0 && units > 0 ? "-" : "";
  return `${sign}${whole}${decimals > 0 ? "," : ""}${text.slice(point)}`;
}

/**
 * Throws `TypeError` "Parameter must be a number." (behaviour 5.4) unless the value is a finite
 * number.
 */
function requireNumber(value: number): void {
  if (!Number.isFinite(value)) throw new TypeError("Parameter must be a number.");
}

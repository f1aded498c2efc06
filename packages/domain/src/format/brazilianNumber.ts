const formatters = new Map<number, Intl.NumberFormat>();

/**
 * The number with dots for thousands, a comma for decimals and exactly this many decimals; halves
 * round away from zero.
 */
export function brazilianNumber(value: number, decimals: number): string {
  let formatter = formatters.get(decimals);
  if (!formatter) {
    formatter = new Intl.NumberFormat("pt-BR", {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(decimals, formatter);
  }
  const text = formatter.format(value);
  return isNegativeZero(text) ? text.slice(1) : text;
}

function isNegativeZero(text: string): boolean {
  return text.startsWith("-") && !/[1-9]/.test(text);
}

const plainAmount = /^\d*(?:[.,]\d*)?$/;
const groupedAmount = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;

/**
 * The number of a written amount: "R$ 1.234,56" and "1234.56", the raw value of a masked field, are
 * both 1234.56. Dots in groups of three separate thousands ("1.234" is 1234); any other single dot
 * is a decimal one ("12.5", "0.125"). Text that is not an amount gives `NaN`. Throws `TypeError`
 * "Parameter must be a string." (behaviour 5.4).
 */
export function unmoney(text: string): number {
  if (typeof text !== "string") throw new TypeError("Parameter must be a string.");
  const compact = text.replace(/\s/g, "");
  const amount = compact.replace(/^-?(?:R\$)?-?/, "");
  const sign = compact.slice(0, compact.length - amount.length).includes("-") ? -1 : 1;
  return sign * parseAmount(amount);
}

function parseAmount(amount: string): number {
  if (!/\d/.test(amount)) return Number.NaN;
  if (groupedAmount.test(amount)) return Number(amount.replaceAll(".", "").replace(",", "."));
  if (plainAmount.test(amount)) return Number(amount.replace(",", "."));
  return Number.NaN;
}

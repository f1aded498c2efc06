/**
 * Whether a card with this expiry date, `mm/yy` or `mm/yyyy`, is still valid. It is valid until the
 * end of that month.
 *
 * @param now - local time
 */
export function isValidExpiry(text: string, now: Date = new Date()): boolean {
  const [, month, digits = ""] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  if (month === undefined) return false;
  const year = Number(digits) + (digits.length === 2 ? 2000 : 0);
  return year * 12 + Number(month) > now.getFullYear() * 12 + now.getMonth();
}

/** Month and year fields as one expiry: "1" and "2030" are "01/2030". */
export function joinExpiry(month: string, year: string): string {
  return `${month.trim().padStart(2, "0")}/${year.trim()}`;
}

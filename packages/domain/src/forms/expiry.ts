/**
 * Whether a card that expires then is still good: `mm/yy` or `mm/yyyy`, to the end of its month.
 *
 * @param now - local time
 */
export function isValidExpiry(text: string, now: Date = new Date()): boolean {
  const [, month, digits = ""] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  if (month === undefined) return false;
  const year = Number(digits) + (digits.length === 2 ? 2000 : 0);
  return year * 12 + Number(month) > now.getFullYear() * 12 + now.getMonth();
}

/** The two fields of an expiry as one text: "1" and "2030" are "01/2030". */
export function joinExpiry(month: string, year: string): string {
  return `${month.trim().padStart(2, "0")}/${year.trim()}`;
}

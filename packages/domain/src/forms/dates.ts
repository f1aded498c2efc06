const datePattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const february = 2;

/** Whether the text is a calendar day as dd/mm/yyyy, from the year 1. */
export function isValidDate(text: string): boolean {
  return dayNumber(text) !== undefined;
}

/** Whether the text is a time as hh:mm, from 00:00 to 23:59. */
export function isValidTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text.trim());
}

/** Whether the text is a day and a time as dd/mm/yyyy hh:mm. */
export function isValidDateTime(text: string): boolean {
  const [date = "", time = "", ...rest] = text.trim().split(/\s+/);
  return isValidDate(date) && isValidTime(time) && rest.length === 0;
}

/**
 * Whether a date, or date and time, is on the day of the limit or before it; false when either is
 * not a date.
 */
export function dateBefore(text: string, limit: string): boolean {
  const day = dayNumber(dateOf(text));
  const last = dayNumber(limit);
  return day !== undefined && last !== undefined && day <= last;
}

/**
 * Whether a date, or date and time, is on the day of the limit or after it; false when either is
 * not a date.
 */
export function dateAfter(text: string, limit: string): boolean {
  const day = dayNumber(dateOf(text));
  const first = dayNumber(limit);
  return day !== undefined && first !== undefined && day >= first;
}

/** The date in a text with date and time; any other text unchanged. */
function dateOf(text: string): string {
  return isValidDateTime(text) ? text.trim().slice(0, "dd/mm/yyyy".length) : text;
}

/**
 * The day as the number yyyymmdd, for comparisons; undefined when the text is not a calendar day.
 */
function dayNumber(text: string): number | undefined {
  const [, day, month, year] = (datePattern.exec(text.trim()) ?? []).map(Number);
  if (!day || !month || !year || day > daysOf(month, year)) return undefined;
  return (year * 100 + month) * 100 + day;
}

function daysOf(month: number, year: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (daysOfMonths[month - 1] ?? 0) + (month === february && isLeap ? 1 : 0);
}

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

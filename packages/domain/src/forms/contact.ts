import { commaItems } from "./texts";

/** Mail servers accept no longer address, in characters. */
const maxEmailLength = 254;
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/**
 * Whether the text is an email address with a dot in its domain. Accents are accepted only in the
 * domain, because `.br` has such domains.
 */
export function isValidEmail(text: string): boolean {
  const address = text.trim();
  if (address.length > maxEmailLength) return false;
  const at = address.lastIndexOf("@");
  const labels = address.slice(at + 1).split(".");
  return (
    localPart.test(address.slice(0, Math.max(at, 0))) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label))
  );
}

/** Whether the text is a comma list of email addresses without an empty item. */
export function areValidEmails(text: string): boolean {
  return commaItems(text).every(isValidEmail);
}

/**
 * Whether the text is a phone number: a 2-digit area code and 8 or 9 digits, 0800 and 6 or 7
 * digits, or a number that is the same in all capitals, such as 4004-1234. Punctuation is ignored;
 * a country code makes it invalid.
 */
export function isValidPhone(text: string): boolean {
  return /^(?:\d{10,11}|[34]0\d{6})$/.test(text.replace(/[\s\p{P}]/gu, ""));
}

/** Whether the text has 9 digits, without an area code. Dashes and spaces are ignored. */
export function isValidCellphone(text: string): boolean {
  return /^\d{9}$/.test(text.replace(/[\s-]/g, ""));
}

/** Whether the text is an absolute URL with `http:` or `https:`. */
export function isValidURL(text: string): boolean {
  const url = text.trim();
  if (!/^https?:\/\/[^\s/?#][^\s]*$/i.test(url)) return false;
  try {
    return new URL(url).host !== "";
  } catch {
    return false;
  }
}

import { commaItems } from "./commaList";

/** Longest email address that mail servers accept, in characters. */
const LONGEST_EMAIL = 254;
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/**
 * An email address whose domain has a dot; accents are accepted in the domain only, as `.br` has
 * them.
 */
export function isValidEmail(text: string): boolean {
  const address = text.trim();
  if (address.length > LONGEST_EMAIL) return false;
  const at = address.lastIndexOf("@");
  const labels = address.slice(at + 1).split(".");
  return (
    localPart.test(address.slice(0, Math.max(at, 0))) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label))
  );
}

/** A comma list of email addresses, no item empty. */
export function areValidEmails(text: string): boolean {
  return commaItems(text).every(isValidEmail);
}

/**
 * A 2-digit area code and 8 or 9 digits, 0800 and 6 or 7, or one of those that all capitals share,
 * as 4004-1234; punctuation does not matter, a country code does.
 */
export function isValidPhone(text: string): boolean {
  return /^(?:\d{10,11}|[34]0\d{6})$/.test(text.replace(/[\s\p{P}]/gu, ""));
}

/** 9 digits, without the area code; dashes and spaces do not matter. */
export function isValidCellphone(text: string): boolean {
  return /^\d{9}$/.test(text.replace(/[\s-]/g, ""));
}

/** An absolute URL with `http:` or `https:`. */
export function isValidURL(text: string): boolean {
  const url = text.trim();
  if (!/^https?:\/\/[^\s/?#][^\s]*$/i.test(url)) return false;
  try {
    return new URL(url).host !== "";
  } catch {
    return false;
  }
}

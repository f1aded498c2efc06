import { nationalPhone } from "../forms/phone";
import { encodePart } from "../urls/parts";

/** The digits of a phone number in any notation, such as `+55 (31) 98765-4321`. */
const digitsOf = (number: string): string => number.replace(/\D/g, "");

/** Whether a text has the digits of an international phone number: 8 to 15. */
export function isWhatsappNumber(number: string): boolean {
  return /^\d{8,15}$/.test(digitsOf(number));
}

/**
 * Matches a Brazilian number: an area code, and the nine digits of a cellphone or the eight of a
 * landline.
 */
const national = /^[1-9]{2}(?:9\d{8}|[2-8]\d{7})$/;

/**
 * The digits with a country code. Brazil's is added to a Brazilian number that has none; a number
 * that begins with another `+` code stays as it is.
 */
function internationalDigits(number: string): string {
  const digits = digitsOf(nationalPhone(number));
  return national.test(digits) && !/^\s*\+(?!\s*55)/.test(number)
    ? `55${digits}`
    : digitsOf(number);
}

/**
 * The URL that opens a WhatsApp conversation (yy-seller-contact's README, Where it leads):
 * `https://wa.me/5531987654321?text=oi`.
 *
 * @param number in any notation, one of Brazil also without country code
 * @param message filled into the message field; none when blank
 */
export function whatsappUrl(number: string, message = ""): string {
  const text = message.trim() === "" ? "" : `?text=${encodePart(message)}`;
  return `https://wa.me/${internationalDigits(number)}${text}`;
}

import { encodePart } from "../urls/encodePart";

/** Only the digits of a phone number as people write it: `+55 (31) 98765-4321`. */
const digitsOf = (number: string): string => number.replace(/\D/g, "");

/** Whether a text has the digits of an international phone number: 8 to 15. */
export function isWhatsappNumber(number: string): boolean {
  return /^\d{8,15}$/.test(digitsOf(number));
}

/**
 * The URL that opens a WhatsApp conversation (yy-seller-contact's README, Where it leads):
 * `https://wa.me/5531987654321?text=oi`.
 *
 * @param number with country code, in any notation
 * @param message filled into the message field; none when blank
 */
export function whatsappUrl(number: string, message = ""): string {
  const text = message.trim() === "" ? "" : `?text=${encodePart(message)}`;
  return `https://wa.me/${digitsOf(number)}${text}`;
}

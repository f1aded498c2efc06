/**
 * 0800, 0300, 0500 or 0900 and six or seven digits: numbers without an area code. No area code
 * begins with a zero.
 */
const freePhone = "0000 000 0000";
/** 4004-1234 or 3003-1234: the same number in all state capitals. No area has the code 30 or 40. */
const capitalsPhone = "0000-0000";

/** All masks of phones, in IMask's notation. */
export const phonePatterns = [
  "(00) 0000-0000[0]",
  "(00) 00000-0000",
  freePhone,
  capitalsPhone,
  "0".repeat(15),
] as const;
const [eight, nine, , , asTyped] = phonePatterns;

/**
 * The mask for a phone number with these digits: for 11 digits, 9 after the area code, otherwise 8
 * and an optional ninth. Numbers without an area code have patterns of their own.
 */
export function phonePattern(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (/^0[3589]00/.test(digits)) return freePhone;
  if (/^[34]0\d{0,6}$/.test(digits)) return capitalsPhone;
  return digits.length === 11 ? nine : eight;
}

/**
 * The mask for a phone number that is being typed. A prefix, such as a country code, is kept as it
 * is typed, up to fifteen digits, until the field is left (`nationalPhone`): cut to eleven digits
 * it would be another number.
 */
export function typedPhonePattern(digits: string): string {
  const pattern = phonePattern(digits);
  return pattern !== freePhone && /^(?:0|55\d{10})/.test(digits) ? asTyped : pattern;
}

/**
 * The digits of a pasted or autofilled phone number without its prefix: Brazil's country code, the
 * zero of a call to another area, and the carrier's code after it. "11987654321" for "+55 (11)
 * 98765-4321", "005511987654321", "+55 (0)11 98765-4321", "(011) 98765-4321" and "0 15 11
 * 98765-4321". A text without such a prefix stays unchanged. 55 is also an area code, so "(55)
 * 99999-9999" stays unchanged, and so does "559999999991", which is one digit short of a cellphone
 * with a country code and one digit too long after an area code. No area code begins with a zero;
 * 0800, 0300, 0500 and 0900 are the beginning of a number.
 */
export function nationalPhone(text: string): string {
  const digits = text.replace(/\D/g, "");
  const isInternational = /^\s*\+\s*55/.test(text);
  const code = isInternational ? /^55(.*)$/ : /^(?:00)?55(0?(?:\d\d[0-8]\d{7}|\d{11}))$/;
  const afterCode = code.exec(digits)?.[1];
  if (/^0[3589]00\d{6,7}$/.test(digits)) return text;
  const free = /^0?([3589]00\d{6,7})$/.exec(afterCode ?? "")?.[1];
  if (free) return `0${free}`;
  const afterZero = /^0(?:\d\d)?(\d{10,11})$/.exec(afterCode ?? digits)?.[1];
  return afterZero ?? afterCode ?? text;
}

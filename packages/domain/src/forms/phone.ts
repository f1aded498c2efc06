/**
 * 0800 and its like, then six or seven digits: numbers without an area code, and none has a code
 * that begins so.
 */
const freePhone = "0000 000 0000";
/** 4004-1234, 3003-1234: the same number in all capitals. No area has the code 30 or 40. */
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
 * The mask for a phone with these digits: 9 digits after the area code when there are 11 in all,
 * otherwise 8 and an optional ninth; numbers without an area code as they are called.
 */
export function phonePattern(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (/^0[3589]00/.test(digits)) return freePhone;
  if (/^[34]0\d{0,6}$/.test(digits)) return capitalsPhone;
  return digits.length === 11 ? nine : eight;
}

/**
 * The same for a phone that is being typed. What is dialled before it stands as it is typed, up to
 * fifteen digits, until the field is left (`nationalPhone`): cut to eleven it would be another
 * number.
 */
export function typedPhonePattern(digits: string): string {
  const pattern = phonePattern(digits);
  return pattern !== freePhone && /^(?:0|55\d{10})/.test(digits) ? asTyped : pattern;
}

/**
 * The digits of a pasted or autofilled phone without what is dialled before them: Brazil's country
 * code, the zero of a call to another area, and the carrier's code after it. "11987654321" for "+55
 * (11) 98765-4321", "005511987654321", "+55 (0)11 98765-4321", "(011) 98765-4321" and "0 15 11
 * 98765-4321". 55 is also an area code: "(55) 99999-9999" stays unchanged, as does every other text
 * without such a beginning, and "559999999991", which is one digit short of a mobile phone with the
 * country's code or has one too many after an area's. No area code begins with a zero; 0800, 0300,
 * 0500 and 0900 begin a number.
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

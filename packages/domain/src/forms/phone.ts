/**
 * The mask for a phone with these digits, in IMask's notation: 9 digits after the area code when there are 11 in all,
 * otherwise 8 and an optional ninth.
 */
export function phonePattern(digits: string): string {
  return digits.replace(/\D/g, "").length === 11 ? "(00) 00000-0000" : "(00) 0000-0000[0]";
}

/**
 * The same for a phone that is being typed. What is dialled before it stands as it is typed, up to fifteen digits, until
 * the field is left (`nationalPhone`): cut to eleven it would be another number.
 */
export function typedPhonePattern(digits: string): string {
  return /^(?:0|55\d{10})/.test(digits) ? "0".repeat(15) : phonePattern(digits);
}

/**
 * The digits of a pasted or autofilled phone without what is dialled before them: Brazil's country code, the zero of a
 * call to another area, and the carrier's code after it. "11987654321" for "+55 (11) 98765-4321", "005511987654321",
 * "+55 (0)11 98765-4321", "(011) 98765-4321" and "0 15 11 98765-4321". 55 is also an area code: "(55) 99999-9999" stays
 * unchanged, as does every other text without such a beginning, and "559999999991", which is one digit short of a mobile
 * phone with the country's code or has one too many after an area's. No area code begins with a zero.
 */
export function nationalPhone(text: string): string {
  const digits = text.replace(/\D/g, "");
  const isInternational = /^\s*\+\s*55/.test(text);
  const code = isInternational ? /^55(.*)$/ : /^(?:00)?55(0?(?:\d\d[0-8]\d{7}|\d{11}))$/;
  const afterCode = code.exec(digits)?.[1];
  const afterZero = /^0(?:\d\d)?(\d{10,11})$/.exec(afterCode ?? digits)?.[1];
  return afterZero ?? afterCode ?? text;
}

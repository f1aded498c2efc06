/**
 * The mask for a phone with these digits, in IMask's notation: 9 digits after the area code when there are 11 in all,
 * otherwise 8 and an optional ninth.
 */
export function phonePattern(digits: string): string {
  return digits.replace(/\D/g, "").length === 11 ? "(00) 00000-0000" : "(00) 0000-0000[0]";
}

/**
 * Removes Brazil's country code from a pasted or autofilled phone: "11987654321" for "+55 (11) 98765-4321",
 * "5511987654321" and "005511987654321". 55 is also an area code: "(55) 99999-9999" stays unchanged, as does every
 * other text without the country code.
 */
export function withoutCountryCode(text: string): string {
  const digits = text.replace(/\D/g, "");
  const isInternational = /^\s*\+\s*55/.test(text);
  const [, national] = (isInternational ? /^55(.*)$/ : /^(?:00)?55(\d{10,11})$/).exec(digits) ?? [];
  return national ?? text;
}

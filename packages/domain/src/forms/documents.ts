const CPF_LENGTH = 11;

/**
 * 11 digits, with or without dots and dash, not all the same; the last two are check digits of the
 * others.
 */
export function isValidCpf(text: string): boolean {
  const cpf = text.trim();
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(cpf)) return false;
  const digits = [...cpf.replace(/\D/g, "")].map(Number);
  if (digits.every((digit) => digit === digits[0])) return false;
  return [CPF_LENGTH - 2, CPF_LENGTH - 1].every(
    (place) => digits[place] === checkDigit(digits.slice(0, place)),
  );
}

/**
 * The check digit: the digits weighted from the right with 2, 3, 4 …, and the sum completed to a
 * multiple of 11.
 */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, i) => total + digit * (digits.length + 1 - i), 0);
  return ((sum * 10) % 11) % 10;
}

/** 99999-999 or 99999999. */
export function isValidCep(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text.trim());
}

/** A payment code of Moip: begins with PAY or TRA, in capitals. */
export function isValidMoipCode(text: string): boolean {
  return /^(?:PAY|TRA)/.test(text.trim());
}

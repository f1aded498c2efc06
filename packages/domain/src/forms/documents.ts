const cpfLength = 11;

/**
 * Whether the text is a CPF: 11 digits, not all the same, with or without dots and dash. The last
 * two are check digits.
 */
export function isValidCpf(text: string): boolean {
  const cpf = text.trim();
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(cpf)) return false;
  const digits = [...cpf.replace(/\D/g, "")].map(Number);
  if (digits.every((digit) => digit === digits[0])) return false;
  return [cpfLength - 2, cpfLength - 1].every(
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

/** Whether the text is a CEP, the Brazilian zipcode: 99999-999 or 99999999. */
export function isValidCep(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text.trim());
}

/** Whether the text is a payment code of Moip: it begins with PAY or TRA, in capitals. */
export function isValidMoipCode(text: string): boolean {
  return /^(?:PAY|TRA)/.test(text.trim());
}

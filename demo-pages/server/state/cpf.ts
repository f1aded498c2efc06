/** Whether eleven digits are a CPF: not all the same, and both check digits right. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) {
    return false;
  }
  return checkDigit(digits.slice(0, 9)) + checkDigit(digits.slice(0, 10)) === digits.slice(9);
}

function checkDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  );
  return String(((sum * 10) % 11) % 10);
}

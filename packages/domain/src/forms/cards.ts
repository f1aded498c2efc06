import cardValidator from "card-validator";

const { creditCardType, number: verifyCardNumber } = cardValidator;
const knownBrands = new Set<string>([
  "visa",
  "mastercard",
  "american-express",
  "elo",
  "hipercard",
  "diners-club",
  "discover",
  "jcb",
]);

// The library forgets the brands that we do not take, so that none of them claims a number of ours: it gives Troy some of Elo's and Discover's.
creditCardType.resetModifications();
for (const brand of Object.values(creditCardType.types)) {
  if (!knownBrands.has(brand)) creditCardType.removeCard(brand);
}
// It has no Visa of 13 digits, the shortest number that we take.
creditCardType.updateCard("visa", { lengths: [13, 16, 18, 19] });

/**
 * A number of a known brand, of a length it has, with its Luhn digit; the spaces and dashes of a mask do not matter.
 */
export function isCreditCard(text: string): boolean {
  return verifyCardNumber(digitsOf(text)).isValid;
}

/** As many digits as the card's brand prints: 4 for Amex, 3 for others; 3 or 4 while the brand is unknown. */
export function isSecurityCode(code: string, cardNumber = ""): boolean {
  const digits = code.trim();
  const { card } = verifyCardNumber(digitsOf(cardNumber));
  const lengths = card ? [card.code.size] : [3, 4];
  return /^\d+$/.test(digits) && lengths.includes(digits.length);
}

function digitsOf(cardNumber: string): string {
  return cardNumber.replace(/[\s-]/g, "");
}

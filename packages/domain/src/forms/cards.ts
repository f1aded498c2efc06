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

// Remove the brands that the marketplace does not accept: the library would accept some Elo and
// Discover numbers as Troy.
creditCardType.resetModifications();
for (const brand of Object.values(creditCardType.types)) {
  if (!knownBrands.has(brand)) creditCardType.removeCard(brand);
}
// The library lacks Visa numbers of 13 digits.
creditCardType.updateCard("visa", { lengths: [13, 16, 18, 19] });

/**
 * Whether the text is a card number: of an accepted brand, with a length of that brand and a valid
 * Luhn digit. Ignores spaces and dashes.
 */
export function isCreditCard(text: string): boolean {
  return verifyCardNumber(digitsOf(text)).isValid;
}

/**
 * Whether the security code has as many digits as the card's brand prints: 4 for Amex, 3 for
 * others; 3 or 4 while the brand is unknown.
 */
export function isSecurityCode(code: string, cardNumber = ""): boolean {
  const digits = code.trim();
  const { card } = verifyCardNumber(digitsOf(cardNumber));
  const lengths = card ? [card.code.size] : [3, 4];
  return /^\d+$/.test(digits) && lengths.includes(digits.length);
}

function digitsOf(cardNumber: string): string {
  return cardNumber.replace(/[\s-]/g, "");
}

import cardValidator from "card-validator";
import fc from "fast-check";
import validator from "validator";
import { describe, expect, it } from "vitest";
import { cardNumberPattern } from "./cardLength";
import { isCreditCard, isSecurityCode } from "./cards";

/** The digits, followed by their Luhn check digit. */
function withLuhn(digits: string): string {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, i) => {
      const doubled = i % 2 === 0 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const tail = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(""));

/** Arbitrary card numbers of a brand: one of its prefixes, filled up to the length. */
const numberOf = (beginnings: readonly string[], length: number) =>
  fc
    .constantFrom(...beginnings)
    .chain((start) => tail(length - 1 - start.length).map((rest) => withLuhn(start + rest)));

describe("isCreditCard", () => {
  it.each([
    ["Visa", "4111 1111 1111 1111"],
    ["Visa of 13 digits", "4222222222222"],
    ["Mastercard", "5555 5555 5555 4444"],
    ["Mastercard of the 2 series", "2223003122003222"],
    ["Amex", "3782 822463 10005"],
    ["Elo", "6362 9700 0045 7013"],
    ["Hipercard", "6062 8288 8866 6688"],
    ["Diners", "3056 9309 0259 04"],
    ["Discover", "6011 1111 1111 1117"],
    ["JCB", "3530-1113-3330-0000"],
  ])("takes a %s", (_brand, text) => {
    expect(isCreditCard(text)).toBe(true);
  });

  it.each([
    ["Maestro", withLuhn("675964982643845")],
    ["UnionPay", withLuhn("620000000000000")],
    ["Mir", withLuhn("220012345678901")],
    ["Verve", withLuhn("506100123456789")],
    ["Troy", withLuhn("979212345678901")],
    ["none", withLuhn("100000000000000")],
    ["none, zeros only", "0000000000000000"],
  ])("does not know the brand %s", (_brand, text) => {
    expect(isCreditCard(text)).toBe(false);
  });

  it.each([
    ["a wrong check digit", "4111 1111 1111 1112"],
    ["12 digits", withLuhn("41111111111")],
    ["14 digits of Visa", withLuhn("4111111111111")],
    ["16 digits of Amex", withLuhn("378282246310005")],
    ["20 digits", withLuhn("4111111111111111111")],
    ["letters", "4111 1111 1111 111a"],
    ["other figures", "４１１１１１１１１１１１１１１１"],
    ["nothing", ""],
  ])("refuses %s", (_why, text) => {
    expect(isCreditCard(text)).toBe(false);
  });

  it.each([
    [
      "elo",
      [
        "401178",
        "438935",
        "457631",
        "504175",
        "506699",
        "506778",
        "509000",
        "627780",
        "636368",
        "650031",
        "650901",
        "651652",
        "655021",
      ],
      16,
    ],
    ["hipercard", ["606282"], 16],
    ["visa", ["4"], 16],
    ["mastercard", ["51", "55", "2221", "2720"], 16],
    ["amex", ["34", "37"], 15],
    ["diners", ["300", "305", "36", "38"], 14],
    ["discover", ["6011", "644", "649", "65"], 16],
    ["jcb", ["3528", "3589"], 16],
  ] as const)(
    "takes every number of %s, whatever follows its beginning",
    (_brand, starts, length) => {
      fc.assert(
        fc.property(numberOf(starts, length), (text) => {
          expect(isCreditCard(text), text).toBe(true);
        }),
        { numRuns: 300 },
      );
    },
  );

  it("agrees with validator on the brands that both know", () => {
    const brands = [
      ["visa", ["4"], 16],
      ["visa", ["4"], 13],
      ["mastercard", ["51", "54", "2300"], 16],
      ["amex", ["34", "37"], 15],
      ["dinersclub", ["300", "36", "38"], 14],
      ["discover", ["6011"], 16],
      ["jcb", ["3530"], 16],
    ] as const;
    const number = fc
      .constantFrom(...brands)
      .chain(([provider, starts, length]) =>
        numberOf(starts, length).map((text) => ({ provider, text })),
      );
    fc.assert(
      fc.property(number, fc.nat(9), ({ provider, text }, last) => {
        // Elo numbers are left out: the package `validator` does not know Elo and accepts them as
        // Visa, of any length.
        fc.pre(cardValidator.number(text).card?.type !== "elo");
        const changed = text.slice(0, -1) + last;
        for (const card of [text, changed]) {
          expect(isCreditCard(card), card).toBe(validator.isCreditCard(card, { provider }));
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("notices any one digit that is wrong", () => {
    fc.assert(
      fc.property(
        numberOf(["4111"], 16),
        fc.nat(15),
        fc.integer({ min: 1, max: 9 }),
        (text, at, by) => {
          const wrong = (Number(text[at]) + by) % 10;
          expect(isCreditCard(text.slice(0, at) + wrong + text.slice(at + 1))).toBe(false);
        },
      ),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (code, card) => {
        expect(typeof isCreditCard(card)).toBe("boolean");
        expect(typeof isSecurityCode(code, card)).toBe("boolean");
      }),
    );
  });
});

describe("isSecurityCode", () => {
  it.each([
    ["3782 822463 10005", ["1234"], ["123"]],
    ["4111 1111 1111 1111", ["123"], ["1234"]],
    ["6062 8288 8866 6688", ["123"], ["1234"]],
    ["37", ["1234"], ["123"]],
    ["", ["123", "1234"], ["12", "12345"]],
    ["3", ["123", "1234"], ["12"]],
    ["9999", ["123", "1234"], ["12345"]],
    ["card", ["123", "1234"], ["12"]],
  ])("of the card %j", (card, good, bad) => {
    for (const code of good) expect(isSecurityCode(code, card), code).toBe(true);
    for (const code of bad) expect(isSecurityCode(code, card), code).toBe(false);
  });

  it.each(["", "   ", "12a", "abc", "1.2", "-12", "１２３"])("refuses %j", (code) => {
    expect(isSecurityCode(code, "4111111111111111")).toBe(false);
    expect(isSecurityCode(code)).toBe(false);
  });
});

describe("cardNumberPattern", () => {
  const { creditCardType } = cardValidator;
  const room = (digits: string) => cardNumberPattern(digits).replace(/\D/g, "").length;

  it.each([
    "visa",
    "mastercard",
    "american-express",
    "elo",
    "hipercard",
    "diners-club",
    "discover",
    "jcb",
  ])("has room for the longest number of %s", (brand) => {
    const { patterns, lengths } = creditCardType.getTypeInfo(brand);
    const longest = Math.max(...lengths);
    for (const beginning of patterns.flat().map(String))
      expect(room(beginning.padEnd(longest, "0")), beginning).toBeGreaterThanOrEqual(longest);
  });

  it("has 16 where the brand has no more, or is unknown", () => {
    expect(["", "5555555555554444", "55555555555544449", "99999999999999999"].map(room)).toEqual([
      16, 16, 16, 16,
    ]);
  });
});

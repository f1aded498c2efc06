import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWhatsappNumber, whatsappUrl } from "./whatsapp";

describe("isWhatsappNumber", () => {
  it.each([
    ["12345678", true],
    ["123456789012345", true],
    ["+55 (31) 98765-4321", true],
    ["1234567", false],
    ["1234567890123456", false],
    ["", false],
    ["ligue já", false],
    ["١٢٣٤٥٦٧٨", false],
  ])("%j → %s", (number, expected) => {
    expect(isWhatsappNumber(number)).toBe(expected);
  });
});

describe("whatsappUrl", () => {
  it.each([
    ["+55 (31) 98765-4321", undefined, "https://wa.me/5531987654321"],
    ["(31) 98765-4321", undefined, "https://wa.me/5531987654321"],
    ["031 98765-4321", undefined, "https://wa.me/5531987654321"],
    ["31 3333-4444", undefined, "https://wa.me/553133334444"],
    ["(55) 99999-9999", undefined, "https://wa.me/5555999999999"],
    ["+55 (0)31 98765-4321", undefined, "https://wa.me/5531987654321"],
    ["+51 987 654 321", undefined, "https://wa.me/51987654321"],
    ["+1 415 555 2671", undefined, "https://wa.me/14155552671"],
    ["14155552671", undefined, "https://wa.me/14155552671"],
    ["351 912 345 678", undefined, "https://wa.me/351912345678"],
    ["5531987654321", "", "https://wa.me/5531987654321"],
    ["5531987654321", "  \n", "https://wa.me/5531987654321"],
    ["5531987654321", "oi! tudo bem?", "https://wa.me/5531987654321?text=oi!%20tudo%20bem%3F"],
    [
      "5531987654321",
      "a+b&c=d#e\n👗",
      "https://wa.me/5531987654321?text=a%2Bb%26c%3Dd%23e%0A%F0%9F%91%97",
    ],
    ["5531987654321", "\ud83d", "https://wa.me/5531987654321?text=%EF%BF%BD"],
  ])("%j with %j", (number, message, url) => {
    expect(whatsappUrl(number, message)).toBe(url);
  });

  it("brings every message over whole, and never leaves wa.me", () => {
    const digit = fc.integer({ min: 0, max: 9 });
    const between = fc.constantFrom("", " ", "-", "/", "@", "?", "#", ".");
    const number = fc
      .array(fc.tuple(digit, between), { minLength: 8, maxLength: 15 })
      .map((pairs) => pairs.flat().join(""));
    const message = fc.string({ unit: "grapheme", minLength: 1 }).filter((it) => it.trim() !== "");
    fc.assert(
      fc.property(number, message, (phone, words) => {
        const url = new URL(whatsappUrl(phone, words));
        expect(url.origin).toBe("https://wa.me");
        expect(url.pathname).toMatch(/^\/\d{8,15}$/);
        expect([...url.searchParams]).toEqual([["text", words]]);
        expect(url.hash).toBe("");
      }),
    );
  });
});

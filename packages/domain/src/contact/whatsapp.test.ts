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

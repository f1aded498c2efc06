import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nationalPhone, phonePattern, typedPhonePattern } from "./phone";

describe("phonePattern", () => {
  it.each([
    ["", "(00) 0000-0000[0]"],
    ["1134567890", "(00) 0000-0000[0]"],
    ["11987654321", "(00) 00000-0000"],
    ["(11) 98765-4321", "(00) 00000-0000"],
    ["119876543210", "(00) 0000-0000[0]"],
    ["08001234567", "0000 000 0000"],
    ["40041234", "0000-0000"],
    ["3003", "0000-0000"],
    ["3032145678", "(00) 0000-0000[0]"],
  ])("of %j is %s", (digits, pattern) => {
    expect(phonePattern(digits)).toBe(pattern);
  });
});

describe("typedPhonePattern", () => {
  it.each([
    ["", "(00) 0000-0000[0]"],
    ["55119876543", "(00) 00000-0000"],
    ["551198765432", "000000000000000"],
    ["5511987654321", "000000000000000"],
    ["0", "000000000000000"],
    ["0151198765", "000000000000000"],
    ["119876543210", "(00) 0000-0000[0]"],
    ["080", "000000000000000"],
    ["0800", "0000 000 0000"],
  ])("of %j is %s", (digits, pattern) => {
    expect(typedPhonePattern(digits)).toBe(pattern);
  });
});

describe("nationalPhone", () => {
  it.each([
    ["+55 (11) 98765-4321", "11987654321"],
    ["+5511987654321", "11987654321"],
    [" + 55 11 3456-7890", "1134567890"],
    ["5511987654321", "11987654321"],
    ["551134567890", "1134567890"],
    ["005511987654321", "11987654321"],
    ["00 55 11 3456-7890", "1134567890"],
    ["+55 (55) 99999-9999", "55999999999"],
    ["5555999999999", "55999999999"],
    ["+55 11", "11"],
    ["(011) 98765-4321", "11987654321"],
    ["011 3456-7890", "1134567890"],
    ["0 15 11 98765-4321", "11987654321"],
    ["0xx11 3456-7890", "1134567890"],
    ["+55(0)11 98765-4321", "11987654321"],
    ["+55 (011) 3456-7890", "1134567890"],
    ["5501134567890", "1134567890"],
    ["+55 0800 123 4567", "08001234567"],
    ["+55 800 123 4567", "08001234567"],
  ])("%s becomes %s", (text, national) => {
    expect(nationalPhone(text)).toBe(national);
  });

  it.each([
    "",
    "(55) 99999-9999",
    "55999999999",
    "(55) 3222-1111",
    "5532221111",
    "(11) 98765-4321",
    "55",
    "55119",
    "+1 212 555 1234",
    "+351 912 345 678",
    "0",
    "011",
    "559999999999999",
    "559999999991",
    "0800 123 4567",
    "0800 12 3456",
    "0300 123 4567",
    "4004-1234",
  ])("%j stays as it is", (text) => {
    expect(nationalPhone(text)).toBe(text);
  });

  it("leaves every national number alone, and finds it behind every form of the country code", () => {
    const national = fc
      .tuple(
        fc.integer({ min: 11, max: 99 }),
        fc.oneof(
          fc.integer({ min: 20_000_000, max: 89_999_999 }),
          fc.integer({ min: 900_000_000, max: 999_999_999 }),
        ),
      )
      .map(([area, number]) => `${area}${number}`);
    const code = fc.constantFrom("55", "+55", "0055", "+55 ", "00 55 ", "0", "0 15 ", "+55 (0)");
    fc.assert(
      fc.property(national, code, (number, prefix) => {
        expect(nationalPhone(number)).toBe(number);
        const stripped = nationalPhone(prefix + number);
        expect(stripped).toBe(number);
        expect(nationalPhone(stripped)).toBe(stripped);
      }),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof nationalPhone(text)).toBe("string");
      }),
    );
  });
});

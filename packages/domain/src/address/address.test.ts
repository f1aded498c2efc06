import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addressOf,
  cleanZipcode,
  isStateChoice,
  shouldLookUp,
  type ZipcodeAnswer,
} from "./address";

const paulista: ZipcodeAnswer = {
  kind: "Avenida",
  street: "Paulista",
  uf: "SP",
  city: "São Paulo",
  neighborhood: "Bela Vista",
  latitude: -23.5614,
  longitude: "-46.6559",
};

const streetOf = (answer: Partial<ZipcodeAnswer>) => addressOf({ ...paulista, ...answer }).street;

describe("addressOf", () => {
  it("joins kind and street, and writes everything as text", () => {
    expect(addressOf(paulista)).toEqual({
      state: "SP",
      city: "São Paulo",
      street: "Avenida Paulista",
      neighborhood: "Bela Vista",
      latitude: "-23.5614",
      longitude: "-46.6559",
    });
  });

  it.each([
    ["no street", { street: undefined }],
    ["a null street", { street: null }],
    ["an empty street", { street: " " }],
    ["no kind", { kind: undefined }],
    ["a null kind", { kind: null }],
    ["an empty kind", { kind: "" }],
    ["the city for a street", { street: "São Paulo" }],
  ])("leaves the street empty with %s", (_what, answer) => {
    expect(streetOf(answer)).toBe("");
  });

  it("keeps a street that only begins like the city", () => {
    expect(streetOf({ kind: "Rua", street: "São Paulo Antigo" })).toBe("Rua São Paulo Antigo");
  });

  it("is empty where nothing is known", () => {
    expect(addressOf({ uf: "SP", city: "Campinas", latitude: null })).toEqual({
      state: "SP",
      city: "Campinas",
      street: "",
      neighborhood: "",
      latitude: "",
      longitude: "",
    });
  });

  it("keeps a latitude of 0", () => {
    expect(addressOf({ ...paulista, latitude: 0 }).latitude).toBe("0");
  });
});

describe("cleanZipcode", () => {
  it.each([
    ["01310-100", "01310100"],
    ["01.310-100", "01.310100"],
    [" 01310 100 ", "01310100"],
    ["_____-___", ""],
    ["cep: 01310-100", "01310100"],
    ["٠١٣", ""],
    ["", ""],
  ])("of %j is %j", (text, cleaned) => {
    expect(cleanZipcode(text)).toBe(cleaned);
  });

  it("leaves digits and dots, and nothing to clean", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(cleanZipcode(text)).toMatch(/^[0-9.]*$/);
        expect(cleanZipcode(cleanZipcode(text))).toBe(cleanZipcode(text));
      }),
    );
  });
});

describe("shouldLookUp", () => {
  it.each([
    ["01310100", undefined, true],
    ["01310100", "01310000", true],
    ["01310100", "01310100", false],
    ["0131010", undefined, false],
    ["013101000", undefined, false],
    ["", "01310100", false],
  ])("leaving a field with %j after %j is %s", (cleaned, last, asks) => {
    expect(shouldLookUp("field", cleaned, last)).toBe(asks);
  });

  it.each([
    ["0131", undefined, true],
    ["01310100", "0131", true],
    ["013101000", undefined, true],
    ["0131", "0131", false],
    ["013", undefined, false],
    ["", undefined, false],
  ])("the shared form with %j after %j is %s", (cleaned, last, asks) => {
    expect(shouldLookUp("form", cleaned, last)).toBe(asks);
  });

  it("counts the dots: 01.310-100 is too long for the field's rule", () => {
    expect(shouldLookUp("field", cleanZipcode("01.310-100"), undefined)).toBe(false);
    expect(shouldLookUp("form", cleanZipcode("01.310-100"), undefined)).toBe(true);
    expect(shouldLookUp("field", cleanZipcode("1.310-100"), undefined)).toBe(true);
  });
});

describe("isStateChoice", () => {
  it.each([
    ["SP", true],
    ["São Paulo", true],
    ["", false],
    [" ", false],
    ["UF", false],
    [" UF ", false],
  ])("of %j is %s", (value, chosen) => {
    expect(isStateChoice(value)).toBe(chosen);
  });
});

import { cpf } from "cpf-cnpj-validator";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isValidCep, isValidCpf, isValidMoipCode } from "./documents";

const digits = (count: number) =>
  fc.array(fc.nat(9), { minLength: count, maxLength: count }).map((all) => all.join(""));

describe("isValidCpf", () => {
  it.each(["529.982.247-25", "52998224725", "000.000.001-91", " 111.444.777-35 "])(
    "takes %s",
    (text) => {
      expect(isValidCpf(text)).toBe(true);
    },
  );

  it.each([
    "",
    "529.982.247-24",
    "529.982.247-15",
    "5299822472",
    "529982247255",
    "529.982.247.25",
    "529 982 247 25",
    "52998224725a",
    "５２９９８２２４７２５",
  ])("refuses %j", (text) => {
    expect(isValidCpf(text)).toBe(false);
  });

  it.each(Array.from("0123456789"))("refuses eleven times %s", (digit) => {
    expect(isValidCpf(digit.repeat(11))).toBe(false);
  });

  it("agrees with cpf-cnpj-validator on any 11 digits", () => {
    fc.assert(
      fc.property(digits(11), (text) => {
        expect(isValidCpf(text)).toBe(cpf.isValid(text));
      }),
      { numRuns: 1_000 },
    );
  });

  it("takes, of all check digits, the pair that is right", () => {
    fc.assert(
      fc.property(digits(9), (base) => {
        const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, "0"));
        const taken = pairs.map((pair) => base + pair).filter(isValidCpf);
        expect(taken).toEqual(pairs.map((pair) => base + pair).filter((text) => cpf.isValid(text)));
        expect(taken.length).toBe(new Set(base).size === 1 ? 0 : 1);
      }),
    );
  });

  it("takes those that cpf-cnpj-validator makes, in figures or written out", () => {
    for (let i = 0; i < 100; i++) {
      const text = cpf.generate();
      expect(isValidCpf(text), text).toBe(true);
      expect(isValidCpf(cpf.format(text)), text).toBe(true);
    }
  });
});

describe("isValidCep", () => {
  it.each(["01310-100", "01310100", " 01310-100 "])("takes %s", (text) => {
    expect(isValidCep(text)).toBe(true);
  });

  it.each(["", "1310-100", "0131-0100", "01.310-100", "01310 100", "013101000", "_____-___"])(
    "refuses %j",
    (text) => {
      expect(isValidCep(text)).toBe(false);
    },
  );
});

describe("isValidMoipCode", () => {
  it.each(["PAY-123", "TRA-123", "PAY"])("takes %s", (text) => {
    expect(isValidMoipCode(text)).toBe(true);
  });

  it.each(["", "pay-123", "Pay-1", "PA", "MPA-1", "1PAY"])("refuses %j", (text) => {
    expect(isValidMoipCode(text)).toBe(false);
  });
});

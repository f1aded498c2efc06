import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney } from "../format/numbers";
import { unmoney } from "../format/unmoney";
import { amountDigits, completeCents } from "./money";

describe("completeCents", () => {
  it.each([
    ["R$ 1.234,5", "R$ 1.234,50"],
    ["R$ 1.234,", "R$ 1.234,00"],
    ["R$ 1.234", "R$ 1.234,00"],
    ["R$ 1.234,56", "R$ 1.234,56"],
    ["1234,56", "R$ 1.234,56"],
    ["1234.56", "R$ 1.234,56"],
    ["R$ ,5", "R$ 0,50"],
    ["R$ 007", "R$ 7,00"],
    ["0", "R$ 0,00"],
  ])("%s becomes %s", (text, complete) => {
    expect(completeCents(text)).toBe(complete);
  });

  it.each(["", " ", "R$", "R$ "])("%j becomes empty", (text) => {
    expect(completeCents(text)).toBe("");
  });

  it.each(["dez", "1,2,3", "R$ x", "9".repeat(14), `R$ ${"9".repeat(30)},5`])(
    "leaves %s alone",
    (text) => {
      expect(completeCents(text)).toBe(text);
      expect(amountDigits(text)).toBe("");
    },
  );

  it("changes nothing the second time, whatever the text", () => {
    const amount = fc.tuple(fc.nat(), fc.nat(99)).map(([whole, rest]) => `R$ ${whole},${rest}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), amount), (text) => {
        expect(completeCents(completeCents(text))).toBe(completeCents(text));
      }),
    );
  });

  it("keeps the amount to the cent, up to trillions", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e15 - 1 }), (cents) => {
        const digits = String(cents).padStart(3, "0");
        const text = `${digits.slice(0, -2)},${digits.slice(-2)}`;
        const complete = completeCents(text);
        expect(complete.replace(/\D/g, "")).toBe(digits);
        expect(amountDigits(complete)).toBe(text.replace(",", "."));
        expect(formatMoney(unmoney(complete), { symbol: true })).toBe(complete);
      }),
    );
  });
});

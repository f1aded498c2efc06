import type { MaskName } from "@yy/domain/forms/masks";
import fc from "fast-check";
import { expect, it } from "vitest";
import { incomingText, withEndedPart } from "./incomingText";

it.each<[MaskName, string, string]>([
  ["phone", "+55 (11) 98765-4321", "11987654321"],
  ["phone", "(55) 99999-8888", "(55) 99999-8888"],
  ["money", "1234.56", "1234,56"],
  ["money", "R$ 1.234,56", "R$ 1234,56"],
  ["money", "1.234", "1234"],
  ["money", "12.5", "12,5"],
  ["money", "0.125", "0,12"],
  ["money", "12,", "12,"],
  ["money", "12.", "12,"],
  ["money", "0.99", "0,99"],
  ["money", ".5", ",5"],
  ["money", "1.234.56", "1234,56"],
  ["money", "R$. 12.50", "R$ 12,50"],
  ["money", "1.250,00", "1250,00"],
  ["money", "12.34.56", "123456"],
  ["money", "-10,00", ""],
  ["money", "R$", "R$"],
  ["money", "1.2.3", "123"],
  ["money", "R$ 89.90 reais", "R$ 89,90"],
  ["money", "89.90 BRL", "89,90"],
  ["money", "12.50/un", "12,50"],
  ["money", "89.90.", "89,90"],
  ["money", "R$ 1.234,56.", "R$ 1234,56"],
  ["money", "1.234 reais", "1234"],
  ["money", "1,234 reais", ""],
  ["money", "-10,00 reais", ""],
  ["money", "1,234.56", "1234,56"],
  ["money", "R$ 1,234", ""],
  ["money", "1,234,567", "1234567"],
  ["money", "1,234,567.8", "1234567,8"],
  ["money", "-1,234.56", ""],
  ["money", "1,234.567", ""],
  ["money", "1,23.4", ""],
  ["money", "0,125", "0,12"],
  ["date", "1990-05-20", "20/05/1990"],
  ["date", "2024-12-31T00:00:00-03:00", "31/12/2024"],
  ["date", "1/2/2024", "01/02/2024"],
  ["date", "31.1.2024", "31/01/2024"],
  ["date", "20/05/1990", "20/05/1990"],
  ["date", "20051990", "20051990"],
  ["card-expiry", "12/2030", "12/30"],
  ["card-expiry", "1/30", "01/30"],
  ["card-expiry", "12 - 2030", "12/30"],
  ["card-expiry", "1230", "1230"],
  ["card-expiry", "2030-12", "12/30"],
  ["card-expiry", "2030-12-31", "12/30"],
  ["card-expiry", "12 2030", "12/30"],
  ["card-expiry", "122030", "12/30"],
  ["cpf", "123.456.789-09", "123.456.789-09"],
])("%s: takes %s as %s", (mask, text, taken) => {
  expect(incomingText(mask, text)).toBe(taken);
});

it.each<[MaskName, string, string]>([
  ["date", "5/", "05/"],
  ["date", "05/6.", "05/06/"],
  ["date", "31/", "31/"],
  ["date", "05/06/1", "05/06/1"],
  ["date", "/", "/"],
  ["date", "0/", "0/"],
  ["card-expiry", "1/", "01/"],
  ["card-expiry", "1 ", "01/"],
  ["cpf", "1.", "1."],
  ["money", "5.", "5."],
])("%s: ends a part of %s as %s", (mask, text, ended) => {
  expect(withEndedPart(mask, text)).toBe(ended);
});

it("reads an amount the same, whether the server wrote it or a Brazilian", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const raw = (cents / 100).toFixed(2);
      const comma = raw.replace(".", ",");
      const grouped = comma.replace(/\B(?=(\d{3})+(?!\d))/g, ".");
      expect(incomingText("money", raw)).toBe(comma);
      expect(incomingText("money", `R$ ${grouped}`)).toBe(`R$ ${comma}`);
      expect(incomingText("money", comma)).toBe(comma);
    }),
  );
});

it("takes a text as if the marks around it, which nobody sees, were not there", () => {
  const marks = fc.string({
    unit: fc.constantFrom("\u200B", "\u200E", "\u202A", "\u202C", "\uFEFF"),
  });
  const copied = fc.constantFrom<[MaskName, string]>(
    ["phone", "+55 (11) 98765-4321"],
    ["date", "1990-05-20"],
    ["date", "1/2/2024"],
    ["money", "R$ 1.234,56"],
    ["card-expiry", "1/2030"],
    ["cpf", "123.456.789-09"],
  );
  fc.assert(
    fc.property(copied, marks, marks, ([mask, text], before, after) => {
      expect(incomingText(mask, before + text + after)).toBe(incomingText(mask, text));
    }),
  );
});

it("leaves alone what it has taken once", () => {
  const mask = fc.constantFrom<MaskName>("zipcode", "cpf", "date", "money", "card-expiry");
  fc.assert(
    fc.property(mask, fc.string(), (name, text) => {
      const once = incomingText(name, text);
      expect(incomingText(name, once)).toBe(once);
    }),
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFrameworkField } from "../forms/frameworkFields";
import { listingPayload } from "./listingPayload";

describe("listingPayload", () => {
  it("is flat, by the fields' names, without what is the framework's", () => {
    const entries = Object.entries({
      utf8: "✓",
      _method: "patch",
      authenticity_token: "segredo",
      _token: "segredo",
      csrfmiddlewaretoken: "segredo",
      title: "Vestido de linho",
      subcategory_id: "1",
    });
    expect(listingPayload(entries, null)).toEqual({
      title: "Vestido de linho",
      subcategory_id: "1",
    });
  });

  it.each([
    ["R$ 1.234,56", 1234.56],
    ["1.234,5", 1234.5],
    ["1234.56", 1234.56],
    ["R$ 9.999.999,99", 9_999_999.99],
    ["0", 0],
    ["-3", -3],
    ["", ""],
    ["a combinar", "a combinar"],
    ["1,2,3", "1,2,3"],
  ])("sends the price %j as %j", (text, price) => {
    expect(listingPayload([["price", text]], null)).toEqual({ price });
  });

  it("makes lists of names in brackets and of names that come again, without blanks", () => {
    const entries: [string, string][] = [
      ["tags[]", ""],
      ["tags[]", "linho"],
      ["shipping", "correio"],
      ["shipping", "em mãos"],
      ["sizes[]", ""],
    ];
    expect(listingPayload(entries, null)).toEqual({
      tags: ["linho"],
      shipping: ["correio", "em mãos"],
      sizes: [],
    });
  });

  it("has the photos by their ids and never a file", () => {
    const entries: [string, unknown][] = [["photos[]", new File(["a"], "a.png")]];
    expect(listingPayload(entries, ["b", "a"])).toEqual({ photos: ["b", "a"] });
    expect(listingPayload(entries, null)).toEqual({});
  });

  it("keeps every other text as it was written, whatever it is called", () => {
    const names = fc.string().filter((name) => name !== "price" && !name.endsWith("[]"));
    fc.assert(
      fc.property(names, fc.string(), (name, text) => {
        const sent = new Map(Object.entries(listingPayload([[name, text]], null)));
        expect(sent.get(name)).toBe(isFrameworkField(name) ? undefined : text);
      }),
    );
  });
});

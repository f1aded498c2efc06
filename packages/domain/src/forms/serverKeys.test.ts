import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldFor } from "./serverKeys";

describe("fieldFor", () => {
  const names = [
    "user[email]",
    "user[address][city]",
    "friend[email]",
    "name",
    "email2",
    "user[tags][]",
    "sizes[]",
  ];

  it.each([
    ["name", "name"],
    ["user[email]", "user[email]"],
    ["email", "user[email]"],
    ["city", "user[address][city]"],
    ["tags", "user[tags][]"],
    ["sizes", "sizes[]"],
    ["friend[email]", "friend[email]"],
    ["address", undefined],
    ["user", undefined],
    ["mail", undefined],
    ["[email]", undefined],
    ["", undefined],
    ["base", undefined],
  ])("%j is the field %s", (key, name) => {
    expect(fieldFor(key, names)).toBe(name);
  });

  it("prefers the field of the very name to an earlier one whose bracket holds it", () => {
    expect(fieldFor("email", ["user[email]", "email"])).toBe("email");
  });

  it("takes signs of patterns in a key as they are", () => {
    expect(fieldFor("e.ail", names)).toBeUndefined();
    expect(fieldFor("a+b", ["x[a+b]"])).toBe("x[a+b]");
  });

  it.each([
    ["address.street", ["user[address_attributes][street]"]],
    ["address.street", ["address[street]"]],
    ["address.street", ["billing[address][street]", "address[street]"], "address[street]"],
    ["address.street", ["street"], null],
    ["user[email]", ["email"]],
    ["user[address][street]", ["address[street]"]],
    ["user[address][street]", ["user[address_attributes][street]"]],
    ["user[name]", ["user[email]", "name"], null],
    ["items[0].price", ["items[0][price]"]],
    ["items.0.price", ["items[0][price]"]],
    ["items.1.price", ["items[0][price]", "items[1][price]"], "items[1][price]"],
    [
      "items[1].price",
      ["o[items_attributes][7][price]", "o[items_attributes][9][price]"],
      "o[items_attributes][9][price]",
    ],
    ["items[0][price]", ["order[items_attributes][0][price]"]],
    ["items.price", ["order[items_attributes][0][price]"]],
    ["items.price", ["items[0][price]", "items[1][price]"], null],
    ["items[0].price", ["price"], null],
    ["items.4.price", ["items[0][price]"], null],
    ["tags.0", ["tags[]"]],
    ["tags.0", ["tags"], null],
  ])("%j among %j", (key, among, name: string | null | undefined = among[0]) => {
    expect(fieldFor(key, among) ?? null).toBe(name);
  });

  const step = fc.stringMatching(/^[a-z][a-z_]{0,6}$/).filter((it) => !it.endsWith("_attributes"));
  const steps = fc.array(fc.oneof(step, fc.nat(9).map(String)), { maxLength: 3 });

  it("finds a field by the same path in the notation of Rails, of Laravel, and of a model around it", () => {
    fc.assert(
      fc.property(step, steps, step, (first, middle, last) => {
        const path = [first, ...middle, last];
        const bracketed = (all: string[]) =>
          all.map((each, at) => (at ? `[${each}]` : each)).join("");
        const nested = path.map((each, at) =>
          at > 0 && at < path.length - 1 && !/^\d/.test(each) ? `${each}_attributes` : each,
        );
        for (const name of [bracketed(path), bracketed(nested), bracketed(["order", ...nested])])
          for (const key of [
            path.join("."),
            bracketed(path),
            path.join(".").replace(/\.(\d+)/g, "[$1]"),
          ])
            expect(fieldFor(key, [name])).toBe(name);
      }),
    );
  });

  it("names a field that is there or none, whatever the key", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (key, all) => {
        const name = fieldFor(key, all);
        if (name !== undefined) expect(all).toContain(name);
      }),
    );
  });

  it("finds every field by its name", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (all) => {
        for (const name of all) expect(fieldFor(name, all)).toBe(name);
      }),
    );
  });
});

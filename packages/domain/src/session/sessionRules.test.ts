import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holds, isStaff, parseConditions, type Visitor } from "./sessionRules";

const unknown: Visitor = { signedIn: null, user: null };
const signedOut: Visitor = { signedIn: false, user: null };
const seller: Visitor = {
  signedIn: true,
  user: { id: 1, pro_seller: true, on_vacation: false, smart_price_enabled: true, drafts: 0 },
};
const staff: Visitor = { signedIn: true, user: { id: 2, confirmed_loja_staff: true } };

function answer(text: string, visitor: Visitor): boolean | null {
  const parsed = parseConditions(text);
  if (!parsed.ok) throw new Error(`bad word: ${parsed.badWord}`);
  return holds(parsed.conditions, visitor);
}

describe("parseConditions", () => {
  it("reads a comma list, spaces around the words ignored", () => {
    expect(parseConditions("signed-in, !staff ,smart_price_enabled")).toEqual({
      ok: true,
      conditions: [
        { subject: "signed-in", negated: false },
        { subject: "staff", negated: true },
        { subject: "smart_price_enabled", negated: false },
      ],
    });
  });

  it.each([
    ["signed-in,sta ff", "sta ff"],
    ["signed-in || staff", "signed-in || staff"],
    ["!!staff", "!!staff"],
    ["!", "!"],
    ["user.id", "user.id"],
    ["", ""],
    ["signed-in,,staff", ""],
    ["signed-in,", ""],
  ])("refuses %j because of %j", (text, badWord) => {
    expect(parseConditions(text)).toEqual({ ok: false, badWord });
  });
});

describe("holds", () => {
  it("is null while the visitor is unknown, negated or not", () => {
    expect(answer("signed-in", unknown)).toBeNull();
    expect(answer("!signed-in", unknown)).toBeNull();
  });

  it.each([
    ["signed-in", seller, true],
    ["signed-in", signedOut, false],
    ["signed-out", signedOut, true],
    ["signed-out", seller, false],
    ["staff", staff, true],
    ["staff", seller, false],
    ["pro-seller", seller, true],
    ["pro-seller", staff, false],
    ["on-vacation", seller, false],
    ["on-vacation", { signedIn: true, user: { id: 1, on_vacation: true } }, true],
    ["smart_price_enabled", seller, true],
    ["drafts", seller, false],
    ["absent_flag", seller, false],
    ["!absent_flag", signedOut, true],
  ] as const)("answers %s", (text, visitor, expected) => {
    expect(answer(text, visitor)).toBe(expected);
  });

  it("needs all of them", () => {
    expect(answer("signed-in,pro-seller,!staff", seller)).toBe(true);
    expect(answer("signed-in,pro-seller,staff", seller)).toBe(false);
  });

  it.each(["constructor", "toString", "__proto__"])("takes %s for an absent field", (name) => {
    expect(answer(name, seller)).toBe(false);
  });

  it("trusts no user of a visitor who is signed out", () => {
    expect(answer("staff", { signedIn: false, user: staff.user })).toBe(false);
  });

  it("answers a negated word with the opposite", () => {
    const word = fc.constantFrom("signed-in", "signed-out", "staff", "pro-seller", "drafts", "x");
    fc.assert(
      fc.property(word, fc.constantFrom(signedOut, seller, staff), (name, visitor) => {
        expect(answer(`!${name}`, visitor)).toBe(!answer(name, visitor));
      }),
    );
  });
});

describe("isStaff", () => {
  it("is true when a confirmed_…_staff field is true", () => {
    expect(isStaff({ id: 1, confirmed_loja_staff: true })).toBe(true);
  });

  it.each([
    {},
    { confirmed_loja_staff: false },
    { confirmed_loja_staff: "true" },
    { confirmed_loja_staff: 1 },
    { confirmed_staff: true },
    { unconfirmed_loja_staff: true },
    { confirmed_loja_staff_since: true },
    Object.create({ confirmed_loja_staff: true }) as object,
  ])("is false for %o", (user) => {
    expect(isStaff(user)).toBe(false);
  });
});

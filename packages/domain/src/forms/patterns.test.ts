import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ConfigError } from "../errors";
import { firstFailure, parsePatterns } from "./patterns";
import { messageAttribute, ruleMessages } from "./ruleMessages";
import type { FieldFacts, ParameterKind } from "./rules";
import { type RuleName, rules } from "./rules";

const attribute = "data-patterns";

const facts: FieldFacts = {
  value: "abc",
  remoteValid: true,
  other: () => ({ value: "" }),
  now: new Date(2026, 10, 21),
  cards: undefined,
};

describe("parsePatterns", () => {
  it("reads a comma list in its order", () => {
    const names = parsePatterns("isNonEmpty, isValidEmail,\n minLength: 6 ,").map(
      ({ name }) => name,
    );
    expect(names).toEqual(["isNonEmpty", "isValidEmail", "minLength"]);
  });

  it("reads nothing from an empty text", () => {
    expect(parsePatterns(" , ")).toEqual([]);
  });

  it("names the other field of a rule that looks at one", () => {
    const fields = parsePatterns(
      "isEqualsTo:user[password],isSecurityCode:card,isValidExpiry:year,isValidExpiry,isNonEmpty",
    ).map(({ field }) => field);
    expect(fields).toEqual(["user[password]", "card", "year", undefined, undefined]);
  });

  it.each(["isEmpty", "IsNonEmpty", "constructor", "__proto__", "toString"])(
    "knows no %s",
    (name) => {
      expect(() => parsePatterns(`isNonEmpty,${name}`)).toThrow(
        new ConfigError(`No handler to validate ${name}`, { code: "YY-110", attribute }),
      );
    },
  );

  it("leaves the parameter out of the name of an unknown rule", () => {
    expect(() => parsePatterns("between:1")).toThrow("No handler to validate between");
  });

  it.each([
    ["isNonEmpty:1", 'isNonEmpty takes no parameter, but has "1"'],
    ["isNonEmpty:", 'isNonEmpty takes no parameter, but has ""'],
    ["minLength", "minLength takes a whole number from 0, but has none"],
    ["minLength:-1", 'minLength takes a whole number from 0, but has "-1"'],
    ["minLength:1.5", 'minLength takes a whole number from 0, but has "1.5"'],
    ["maxLength:", 'maxLength takes a whole number from 0, but has ""'],
    [
      "maxLength:99999999999999999999",
      'maxLength takes a whole number from 0, but has "99999999999999999999"',
    ],
    ["minValue:dez", 'minValue takes a number like 10 or 9.99, but has "dez"'],
    ["minValue:1e3", 'minValue takes a number like 10 or 9.99, but has "1e3"'],
    ["dateBefore:31/02/2020", 'dateBefore takes a date like 31/12/2030, but has "31/02/2020"'],
    ["dateAfter", "dateAfter takes a date like 31/12/2030, but has none"],
    ["isEqualsTo", "isEqualsTo takes the name of a field, but has none"],
    ["isSecurityCode:", 'isSecurityCode takes the name of a field, but has ""'],
    ["isValidExpiry:", 'isValidExpiry takes the name of a field, or no colon at all, but has ""'],
  ])("refuses %s", (patterns, message) => {
    expect(() => parsePatterns(patterns)).toThrow(
      new ConfigError(`data-patterns: ${message}`, { code: "YY-111", attribute }),
    );
  });

  it("throws nothing but ConfigError, whatever the text", () => {
    const item = fc.oneof(fc.string(), fc.constantFrom(...Object.keys(rules)));
    const patterns = fc.array(fc.tuple(item, fc.string()).map((parts) => parts.join(":")));
    fc.assert(
      fc.property(fc.oneof(fc.string(), patterns.map(String)), (text) => {
        try {
          parsePatterns(text);
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigError);
        }
      }),
    );
  });

  it("reads back every list of rules that it may be given", () => {
    const parameters: Record<ParameterKind, fc.Arbitrary<string>> = {
      none: fc.constant(""),
      count: fc.nat().map((n) => `:${n}`),
      amount: fc.integer().map((cents) => `:${cents / 100}`),
      date: fc.constantFrom(":01/02/2020", ":29/02/2024"),
      field: fc.constantFrom(":password", ":user[a][b]", ":a:b"),
      "optional field": fc.constantFrom("", ":year"),
    };
    const call = fc
      .constantFrom(...(Object.keys(rules) as RuleName[]))
      .chain((name) => parameters[rules[name].parameter].map((parameter) => ({ name, parameter })));
    fc.assert(
      fc.property(fc.array(call), fc.constantFrom(",", " , ", ",\n"), (calls, comma) => {
        const text = calls.map(({ name, parameter }) => name + parameter).join(comma);
        expect(parsePatterns(text).map(({ name }) => name)).toEqual(calls.map(({ name }) => name));
      }),
    );
  });
});

describe("firstFailure", () => {
  it("is the first broken rule in the order of the list", () => {
    expect(firstFailure(parsePatterns("isNonEmpty,minLength:6,isNumber"), facts)).toEqual({
      name: "minLength",
      message: "é muito curto (mínimo: 6 caracteres)",
    });
    expect(firstFailure(parsePatterns("isNumber,minLength:6"), facts)?.name).toBe("isNumber");
  });

  it("is nothing when all are kept", () => {
    expect(firstFailure(parsePatterns("isNonEmpty,maxLength:3"), facts)).toBeUndefined();
    expect(firstFailure([], facts)).toBeUndefined();
  });
});

describe("a form's own messages", () => {
  const messages = {
    ...ruleMessages,
    minLength: "at least {count}, not {what}",
    minLengthOne: "at least one",
  };
  const facts = {
    value: "",
    remoteValid: true,
    other: () => ({ value: "" }),
    now: new Date(),
    cards: undefined,
  };

  it.each([
    ["minLength:6", "at least 6, not {what}"],
    ["minLength:1", "at least one"],
    ["isNonEmpty", ruleMessages.isNonEmpty],
  ])("say of %s: %s", (patterns, message) => {
    expect(firstFailure(parsePatterns(patterns), facts, (name) => messages[name])?.message).toBe(
      message,
    );
  });
});

describe("messageAttribute", () => {
  it.each([
    ["isNonEmpty", "data-message-is-non-empty"],
    ["isValidURL", "data-message-is-valid-url"],
    ["isEqualsTo", "data-message-is-equals-to"],
    ["minLength", "data-message-min-length"],
  ] as const)("of %s is %s", (name, attribute) => {
    expect(messageAttribute(name)).toBe(attribute);
  });

  it("is another one for every rule", () => {
    const names = Object.keys(rules) as RuleName[];
    expect(new Set(names.map(messageAttribute)).size).toBe(names.length);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldErrorsOf, fieldFor, parseServerErrors } from "./serverErrors";

const errorsOf = (body: unknown) => Object.fromEntries(parseServerErrors(body));

describe("parseServerErrors", () => {
  it("reads messages and lists of messages by field", () => {
    expect(errorsOf({ email: "já existe", name: ["é curto", "tem números"] })).toEqual({
      email: "já existe",
      name: "é curto, tem números",
    });
  });

  it("keeps the server's order", () => {
    const body: unknown = JSON.parse('{"b":"1","a":"2"}');
    expect(Array.from(parseServerErrors(body).keys())).toEqual(["b", "a"]);
  });

  it.each([[null], [undefined], ["não deu"], [""], [422], [true], [[]], [["email"]]])(
    "gives none for %j, which is no object",
    (body) => {
      expect(parseServerErrors(body).size).toBe(0);
    },
  );

  it.each([[null], [7], [{}], [""], [" "], [[]], [[null, 7, ""]]])(
    "gives none for a field whose message is %j",
    (message) => {
      expect(errorsOf({ email: message, name: "é curto" })).toEqual({ name: "é curto" });
    },
  );

  it.each([
    { error: "csrf" },
    { error: "invalid_token" },
    { status: 422, error: "Unprocessable Entity" },
    { status: 422, error: "Unprocessable Content" },
  ])("has no words for a visitor in %j, which is for programs", (body) => {
    expect(errorsOf(body)).toEqual({});
  });

  it("takes an error in words, and a field whose message is one word", () => {
    expect(errorsOf({ error: "muitas peças hoje", title: "curto" })).toEqual({
      error: "muitas peças hoje",
      title: "curto",
    });
  });

  it("takes the messages of a list that are texts", () => {
    expect(errorsOf({ email: [null, "já existe", 7] })).toEqual({ email: "já existe" });
  });

  it("does not mistake a field's name for something inherited", () => {
    const errors = parseServerErrors(JSON.parse('{"__proto__":"a","constructor":"b"}'));
    expect(Array.from(errors)).toEqual([
      ["__proto__", "a"],
      ["constructor", "b"],
    ]);
  });

  it("never throws, whatever the answer", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const message of parseServerErrors(body).values()) expect(message.trim()).not.toBe("");
      }),
    );
  });
});

it.each([
  [422, true],
  [400, true],
  [409, true],
  [404, false],
  [500, false],
  [0, false],
])("reads what is wrong with the fields from an answer %i: %s", (status, isAboutFields) => {
  expect(fieldErrorsOf({ status, body: { title: "já existe" } }).size).toBe(isAboutFields ? 1 : 0);
});

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

  it("finds every field by its name", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (all) => {
        for (const name of all) expect(fieldFor(name, all)).toBe(name);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldErrorIn, fieldErrorsOf, formMessage, parseServerErrors } from "./serverErrors";

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

  it("takes Django's messages, without their codes", () => {
    const errors = {
      email: [
        { message: "já está em uso", code: "unique" },
        { message: "é longo demais", code: "max_length" },
      ],
      __all__: [{ message: "confira os campos", code: "" }],
      notes: [{ message: "", code: "invalid" }],
    };
    const expected = new Map([
      ["email", "já está em uso, é longo demais"],
      ["__all__", "confira os campos"],
    ]);
    expect(parseServerErrors(errors)).toEqual(expected);
    expect(parseServerErrors({ message: "confira", errors })).toEqual(expected);
  });

  it("keeps fields of a list that are named message and code", () => {
    const body = { errors: { coupons: [{ message: ["é longo"], code: ["não existe"] }] } };
    expect([...parseServerErrors(body).values()]).toEqual(["é longo", "não existe"]);
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

  it.each([
    [{ errors: { email: ["já existe", "é curto"] } }, { email: "já existe, é curto" }],
    [
      { message: "The given data was invalid.", errors: { "items.0.price": ["é baixo"] } },
      { "items.0.price": "é baixo" },
    ],
    [{ error: { email: "já existe" } }, { email: "já existe" }],
    [{ errors: ["e-mail já existe", "nome é curto"] }, { base: "e-mail já existe, nome é curto" }],
    [
      { user: { email: ["já existe"], base: ["não dá"] } },
      { "user[email]": "já existe", "user[base]": "não dá" },
    ],
    [{ errors: { user: { address: { street: "falta" } } } }, { "user[address][street]": "falta" }],
    [{ items: [{}, { price: ["é baixo"] }] }, { "items[1][price]": "é baixo" }],
    [{ message: "não dá hoje", errors: {} }, { message: "não dá hoje" }],
    [{ errors: "não dá hoje" }, { errors: "não dá hoje" }],
  ])("finds the messages where Rails and Laravel put them: %j", (body, errors) => {
    expect(errorsOf(body)).toEqual(errors);
  });

  it("finds a message however the server wraps its fields", () => {
    const wrap = fc.constantFrom<(errors: object) => object>(
      (errors) => errors,
      (errors) => ({ errors }),
      (errors) => ({ message: "inválido", errors }),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^f[a-z_]*$/), fc.constant(["falta"])),
        wrap,
        (fields, put) => {
          if (Object.keys(fields).length === 0) return;
          expect(Array.from(parseServerErrors(put(fields)).keys())).toEqual(Object.keys(fields));
        },
      ),
    );
  });

  it("survives an answer nested without end", () => {
    const body: unknown = JSON.parse(`${'{"a":'.repeat(50_000)}"falta"${"}".repeat(50_000)}`);
    expect(parseServerErrors(body).size).toBe(0);
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

it.each([
  ["base", "tente amanhã", "tente amanhã"],
  ["user[base]", "tente amanhã", "tente amanhã"],
  ["message", "não dá hoje", "não dá hoje"],
  ["", "não dá hoje", "não dá hoje"],
  ["bank_account", "não é válida", "bank account: não é válida"],
  ["user[birth_date]", "falta", "birth date: falta"],
  ["address.street", "falta", "address street: falta"],
  ["items.0.price", "é baixo", "items 1 price: é baixo"],
  ["items[1][price]", "é baixo", "items 2 price: é baixo"],
  ["email", "Email já existe", "Email já existe"],
  ["email", "email já existe", "email já existe"],
  ["zipcode", "O campo cep é obrigatório.", "O campo cep é obrigatório."],
  ["birth_date", "Água e sal", "Água e sal"],
])("names the attribute %j in %j for the form as a whole: %s", (key, message, shown) => {
  expect(formMessage(key, message)).toBe(shown);
});

describe("fieldErrorIn", () => {
  it.each([
    [{ image: "não é uma imagem válida" }, "não é uma imagem válida"],
    [{ image: ["é pequena", "é escura"] }, "é pequena, é escura"],
    [{ "user[image]": "é pequena" }, "é pequena"],
    [{ base: "agora não", image: "é pequena" }, "é pequena"],
    [{ base: ["agora não"] }, "agora não"],
  ])("reads %j", (body, reason) => {
    expect(fieldErrorIn(body, "image")).toBe(reason);
  });

  it.each([
    { error: "csrf" },
    { image: "" },
    { image: { text: "x" } },
    [],
    null,
    "<h1>422</h1>",
    422,
  ])("finds no words for a visitor in %j", (body) => {
    expect(fieldErrorIn(body, "image")).toBeUndefined();
  });

  it("takes whatever a server sends", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(fieldErrorIn(body, "image") ?? "text").not.toBe("");
      }),
    );
  });
});

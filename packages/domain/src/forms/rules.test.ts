import { describe, expect, it } from "vitest";
import * as cards from "./cards";
import { writtenText } from "./fieldText";
import type { MaskName } from "./masks";
import { firstFailure, parsePatterns } from "./patterns";
import type { FieldFacts } from "./rules";
import { needsCards, type RuleName, rules } from "./rules";

const field = (facts: Partial<FieldFacts>): FieldFacts => ({
  value: "",
  remoteValid: true,
  other: () => ({ value: "" }),
  now: new Date(2026, 10, 21),
  cards,
  ...facts,
});

const validate = (patterns: string, facts: Partial<FieldFacts>) =>
  firstFailure(parsePatterns(patterns), field(facts))?.message;

/** The rule in `data-patterns`, its message, valid values, invalid values. */
const table: [patterns: string, message: string, good: string[], bad: string[]][] = [
  ["isNonEmpty", "não pode ficar em branco", ["a", " a "], ["", "  ", "\n\t"]],
  ["isSelected", "não pode ficar em branco", ["SP", "0"], ["", " "]],
  ["isChecked", "não pode ficar em branco", ["on", "1"], [""]],
  ["isValidEmail", "não é um email válido", ["bia@exemplo.com.br"], ["bia", "bia@exemplo"]],
  [
    "areValidEmails",
    "nem todos são emails válidos",
    ["a@b.co", "a@b.co, c@d.co"],
    ["a@b.co,", "a@b.co,c"],
  ],
  ["isValidCpf", "não é um cpf válido", ["529.982.247-25"], ["529.982.247-24", "111.111.111-11"]],
  ["isValidCep", "não é um cep válido", ["01310-100", "01310100"], ["0131-0100", "1310100"]],
  ["isValidDate", "não é uma data válida", ["29/02/2024"], ["29/02/2023", "1/1/2024"]],
  [
    "isValidDateTime",
    "não é uma data e hora válida",
    ["29/02/2024 23:59"],
    ["29/02/2024", "29/02/2024 24:00"],
  ],
  ["isValidTime", "não é um horário válido", ["00:00", "23:59"], ["24:00", "12:60", "1:00", "12h"]],
  [
    "isValidPhone",
    "não é um telefone válido",
    ["(11) 98765-4321", "1134567890", "0800 123 4567", "0800 12 3456", "4004-1234"],
    ["98765-4321", "+55 11 98765-4321"],
  ],
  [
    "isValidCellphone",
    "não é um celular válido",
    ["98765-4321", "9 8765 4321"],
    ["8765-4321", "(11) 98765-4321"],
  ],
  ["isNumber", "não é um número válido", ["0", "0123"], ["1,5", "-1", "a"]],
  [
    "isNumberWithDigits",
    "não é um número válido",
    ["1", "1,5", "1.5"],
    ["1,", ",5", "1.234,5", "a"],
  ],
  ["isValidColor", "não é uma cor válida", ["#fff", "#A1b2C3"], ["fff", "#ffff", "#ggg"]],
  [
    "isValidURL",
    "não é uma url válida",
    ["https://exemplo.com.br/a?b#c", "http://localhost:3000"],
    ["exemplo.com.br", "ftp://a.b", "javascript:alert(1)"],
  ],
  ["isValidMoipCode", "não é um formato válido", ["PAY-1", "TRA2"], ["pay-1", "XPAY"]],
  ["isFullName", "não é um nome válido", ["Bia Souza"], ["Bia", " Bia "]],
  ["isAscii", "existem caracteres inválidos", ["a-Z 0~"], ["ação", "👋"]],
  ["isCommaSeparatedList", "não é uma lista válida", ["a", "a, b"], ["a,,b", ",a", "a,"]],
  ["minItems:2", "deve ter pelo menos 2 itens", ["a,b"], ["", "a", "a,,"]],
  ["minItems:1", "deve ter pelo menos 1 item", ["a"], ["", ","]],
  ["minWords:2", "é muito curto (mínimo: 2 palavras)", ["um dois"], ["", "um"]],
  ["minLength:6", "é muito curto (mínimo: 6 caracteres)", ["123456"], ["", "12345"]],
  ["maxLength:3", "é muito longo (máximo: 3 caracteres)", ["", "abc", "ab👩‍👩‍👧"], ["abcd"]],
  ["exactLength:3", "deve conter 3 caracteres", ["abc"], ["", "ab", "abcd"]],
  ["minValue:10", "deve ser maior do que 10", ["10,01", "1.234,56", "1234.56"], ["10", "9", "dez"]],
  ["minValue:9.5", "deve ser maior do que 9,5", ["9,51"], ["9,5"]],
  ["maxValue:10", "deve ser menor do que 10", ["9,99", "-5"], ["10", "1.000", "dez"]],
  [
    "dateBefore:01/02/2020",
    "deve ser anterior a 01/02/2020",
    ["01/02/2020", "31/01/2020", "31/12/1999"],
    ["02/02/2020", "31/02/2019", "x"],
  ],
  [
    "dateAfter:01/02/2020",
    "deve ser posterior a 01/02/2020",
    ["01/02/2020", "02/02/2020 10:00"],
    ["31/01/2020", "x"],
  ],
  [
    "isCreditCard",
    "não é um número de cartão válido",
    ["4111 1111 1111 1111"],
    ["4111 1111 1111 1112"],
  ],
  ["isValidExpiry", "não é uma data válida", ["11/26", "12/2026"], ["10/26", "13/30", "12-30"]],
];

const validatesBlank = new Set<string>([
  "isNonEmpty",
  "isSelected",
  "isChecked",
  "minItems",
  "minWords",
  "minLength",
  "exactLength",
]);

describe("the rules", () => {
  it.each(table)("%s says “%s”", (patterns, message, good, bad) => {
    for (const value of good) expect(validate(patterns, { value }), value).toBeUndefined();
    for (const value of bad) expect(validate(patterns, { value }), value).toBe(message);
  });

  it("pass an empty or blank value, but for those about presence and least length", () => {
    const parameters = {
      none: "",
      count: ":2",
      amount: ":2",
      date: ":01/02/2020",
      field: ":other",
    };
    for (const [name, rule] of Object.entries(rules)) {
      const parameter = rule.parameter === "optional field" ? "" : parameters[rule.parameter];
      for (const value of ["", " \n"]) {
        const passes =
          validate(`${name}${parameter}`, { value, other: () => ({ value: "x" }) }) === undefined;
        // For the rules about length, two blanks are a value of two characters.
        if (value !== "" && name.endsWith("Length")) continue;
        expect(passes, `${name} ${JSON.stringify(value)}`).toBe(!validatesBlank.has(name));
      }
    }
  });

  it("isChecked goes by the checked boxes where they are counted", () => {
    expect(validate("isChecked", { value: "", items: 1 })).toBeUndefined();
    expect(validate("isChecked", { value: "", items: 0 })).toBe("não pode ficar em branco");
  });

  it("minItems goes by the chosen options where they are counted", () => {
    expect(validate("minItems:2", { value: "a,b", items: 1 })).toBe("deve ter pelo menos 2 itens");
    expect(validate("minItems:2", { value: "x", items: 2 })).toBeUndefined();
  });

  it.each<[rules: string, mask: MaskName, good: string, bad: string | undefined]>([
    ["exactLength:8", "zipcode", "01310-100", "01310-10"],
    ["exactLength:9", "zipcode", "01310-100", "01310-10"],
    ["minLength:11", "cpf", "529.982.247-25", "529.982.247-2"],
    ["minLength:14", "cpf", "529.982.247-25", "529.982.247-2"],
    ["isNumber", "cpf", "529.982.247-25", "529.982.247-2x"],
    ["maxLength:11", "phone", "(11) 98765-4321", undefined],
    ["maxLength:10", "phone", "(11) 3265-4321", "(11) 98765-4321"],
    ["isValidPhone", "phone", "+55 11 98765-4321", "+1 212 555 1234"],
    ["isValidCellphone", "phone", "(11) 98765-4321", "(11) 3265-4321"],
    ["isValidCellphone", "phone", "(11) 98765-4321", "0800 123 4567"],
    ["isNumberWithDigits", "money", "R$ 1.234,50", "dez"],
    ["isNumber", "money", "R$ 1.234,00", "dez"],
    ["minValue:10,maxValue:2000", "money", "R$ 1.234,50", "R$ 9,00"],
    ["isValidDate,minLength:8", "date", "29/02/2024", "29/02/202"],
    ["isValidDate,minLength:10", "date", "29/02/2024", "29/02/202"],
    ["isValidExpiry", "card-expiry", "11/26", "10/26"],
    ["maxLength:19", "card-number", "4111 1111 1111 1111 119", undefined],
    ["isCreditCard,minLength:13", "card-number", "4222 2222 2222 2", "4222 2222 2222"],
  ])("%s reads the raw value of a %s", (patterns, mask, good, bad) => {
    expect(validate(patterns, { value: good, mask })).toBeUndefined();
    if (bad !== undefined) expect(validate(patterns, { value: bad, mask })).toBeTypeOf("string");
  });

  it.each<[type: string, value: string, rules: string, wrong: string]>([
    ["date", "1990-05-20", "isValidDate,dateBefore:31/12/2010", "dateBefore:31/12/1989"],
    ["datetime-local", "2026-05-20T10:30", "isValidDateTime", "isValidDate"],
    ["number", "1.500", "maxValue:30,isNumberWithDigits", "minValue:10"],
    ["number", "1500.5", "minValue:1500", "maxValue:30"],
    ["text", "1.500", "minValue:1499", "maxValue:30"],
  ])("reads %s %s as a visitor writes it", (type, value, rules, wrong) => {
    const facts = { value: writtenText(type, value) };
    expect(validate(rules, facts)).toBeUndefined();
    expect(validate(wrong, facts)).toBeTypeOf("string");
  });

  it("isEqualsTo compares what masks have made of the same text", () => {
    const masked = { value: "529.982.247-25", mask: "cpf" } as const;
    const plain = { value: "52998224725" };
    expect(validate("isEqualsTo:x", { ...masked, other: () => plain })).toBeUndefined();
    expect(validate("isEqualsTo:x", { ...plain, other: () => masked })).toBeUndefined();
    expect(
      validate("isEqualsTo:x", { value: "a\u200B", other: () => ({ value: "a" }) }),
    ).toBeTypeOf("string");
  });

  it.each([
    ["isValidURL", "https://exemplo.com.br"],
    ["isValidEmail", "bia@exemplo.com.br"],
    ["isValidCpf", "529.982.247-25"],
    ["isValidCep", "01310-100"],
    ["isValidDate", "29/02/2024"],
    ["isValidPhone", "(11) 98765-4321"],
    ["isCreditCard", "4111 1111 1111 1111"],
  ])("%s does not see what nobody sees", (rule, text) => {
    expect(validate(rule, { value: `\u202A\u200B${text}\u202C\uFEFF` })).toBeUndefined();
  });

  it.each(["isNonEmpty", "minLength:1"])("%s takes marks that nobody sees for nothing", (rule) => {
    expect(validate(rule, { value: "\u200B\u200E\u202A\u2060\uFEFF\u00AD" })).toBeTypeOf("string");
  });

  it("write amounts in reais inside a money mask", () => {
    const money = { value: "R$ 5,00", mask: "money" } as const;
    expect(validate("minValue:10", money)).toBe("deve ser maior do que R$ 10,00");
    expect(validate("maxValue:1.5", money)).toBe("deve ser menor do que R$ 1,50");
  });

  it("isEqualsTo compares with the other field", () => {
    const other = (name: string) => ({ value: name === "user[password]" ? "segredo" : "" });
    expect(validate("isEqualsTo:user[password]", { value: "segredo", other })).toBeUndefined();
    expect(validate("isEqualsTo:user[password]", { value: "Segredo", other })).toBe(
      "os campos não são iguais",
    );
  });

  it("isRemoteValid goes by the remote flag", () => {
    expect(validate("isRemoteValid", { value: "1", remoteValid: true })).toBeUndefined();
    expect(validate("isRemoteValid", { value: "1", remoteValid: false })).toBe("não é válido");
  });

  it("isSecurityCode looks at the card's number", () => {
    const amex = { other: () => ({ value: "3782 822463 10005" }) };
    expect(validate("isSecurityCode:card", { value: "1234", ...amex })).toBeUndefined();
    expect(validate("isSecurityCode:card", { value: "123", ...amex })).toBe(
      "não é um código válido",
    );
  });

  it("isValidExpiry takes the year from another field, and waits for it", () => {
    const year = (text: string) => ({ value: "1", other: () => ({ value: text }) });
    expect(validate("isValidExpiry:year", year("2027"))).toBeUndefined();
    expect(validate("isValidExpiry:year", year(""))).toBeUndefined();
    expect(validate("isValidExpiry:year", year("26"))).toBe("não é uma data válida");
  });

  it("reject no card before the module that validates cards is there", () => {
    const calls = { value: "1", cards: undefined };
    expect(validate("isCreditCard, isSecurityCode:card", calls)).toBeUndefined();
  });

  it("say which need the module that validates cards", () => {
    const names = Object.keys(rules) as RuleName[];
    expect(names.filter((name) => needsCards([name]))).toEqual(["isCreditCard", "isSecurityCode"]);
    expect(needsCards([])).toBe(false);
  });
});

import { formatMoney } from "../format/formatMoney";
import { pluralForm } from "../format/pluralize";
import { isCommaSeparatedList, minItems } from "./commaList";
import { isEqualsTo } from "./comparison";
import {
  areValidEmails,
  isValidCellphone,
  isValidEmail,
  isValidPhone,
  isValidURL,
} from "./contact";
import { dateAfter, dateBefore, isValidDate, isValidDateTime, isValidTime } from "./dates";
import { isValidCep, isValidCpf, isValidMoipCode } from "./documents";
import { isValidExpiry, joinExpiry } from "./expiry";
import { exactLength, maxLength, minLength, minWords } from "./lengths";
import { isNumber, isNumberWithDigits, maxValue, minValue } from "./numbers";
import { isChecked, isNonEmpty, isSelected } from "./presence";
import type { FieldFacts, ParameterKind, ParameterKinds, RuleOf } from "./Rule";
import { isAscii, isFullName, isValidColor } from "./text";

/** Every rule of `data-patterns`, with its message (yy-form's README, Rules). */
export const rules = {
  isNonEmpty: validatingBlank(plain(isNonEmpty, "não pode ficar em branco")),
  isSelected: validatingBlank(plain(isSelected, "não pode ficar em branco")),
  isChecked: validatingBlank(
    ofField(({ value, items }) => isChecked(value, items), "não pode ficar em branco"),
  ),
  isValidEmail: plain(isValidEmail, "não é um email válido"),
  areValidEmails: plain(areValidEmails, "nem todos são emails válidos"),
  isValidCpf: plain(isValidCpf, "não é um cpf válido"),
  isValidCep: plain(isValidCep, "não é um cep válido"),
  isValidDate: plain(isValidDate, "não é uma data válida"),
  isValidDateTime: plain(isValidDateTime, "não é uma data e hora válida"),
  isValidTime: plain(isValidTime, "não é um horário válido"),
  isValidPhone: plain(isValidPhone, "não é um telefone válido"),
  isValidCellphone: plain(isValidCellphone, "não é um celular válido"),
  isNumber: plain(isNumber, "não é um número válido"),
  isNumberWithDigits: plain(isNumberWithDigits, "não é um número válido"),
  isValidColor: plain(isValidColor, "não é uma cor válida"),
  isValidURL: plain(isValidURL, "não é uma url válida"),
  isValidMoipCode: plain(isValidMoipCode, "não é um formato válido"),
  isFullName: plain(isFullName, "não é um nome válido"),
  isAscii: plain(isAscii, "existem caracteres inválidos"),
  isCommaSeparatedList: plain(isCommaSeparatedList, "não é uma lista válida"),
  minItems: validatingBlank(
    withParameter(
      "count",
      ({ value, items }, n) => (items === undefined ? minItems(value, n) : items >= n),
      (n) => `deve ter pelo menos ${n} ${pluralForm(n, "item", "itens")}`,
    ),
  ),
  minWords: validatingBlank(
    comparing(
      "count",
      minWords,
      (n) => `é muito curto (mínimo: ${n} ${pluralForm(n, "palavra", "palavras")})`,
    ),
  ),
  minLength: validatingBlank(
    comparing("count", minLength, (n) => `é muito curto (mínimo: ${characters(n)})`),
  ),
  maxLength: comparing("count", maxLength, (n) => `é muito longo (máximo: ${characters(n)})`),
  exactLength: validatingBlank(
    comparing("count", exactLength, (n) => `deve conter ${characters(n)}`),
  ),
  minValue: comparing(
    "amount",
    minValue,
    (n, field) => `deve ser maior do que ${amount(n, field)}`,
  ),
  maxValue: comparing(
    "amount",
    maxValue,
    (n, field) => `deve ser menor do que ${amount(n, field)}`,
  ),
  dateBefore: comparing("date", dateBefore, (date) => `deve ser anterior a ${date}`),
  dateAfter: comparing("date", dateAfter, (date) => `deve ser posterior a ${date}`),
  isEqualsTo: withParameter(
    "field",
    (facts, name) => isEqualsTo(facts.value, facts.otherValue(name)),
    () => "os campos não são iguais",
  ),
  isRemoteValid: ofField(({ remoteValid }) => remoteValid, "não é válido"),
  isCreditCard: ofField(
    ({ value, cards }) => cards?.isCreditCard(value) ?? true,
    "não é um número de cartão válido",
  ),
  isSecurityCode: withParameter(
    "field",
    (facts, name) => facts.cards?.isSecurityCode(facts.value, facts.otherValue(name)) ?? true,
    () => "não é um código válido",
  ),
  isValidExpiry: withParameter("optional field", isExpiryField, () => "não é uma data válida"),
};

export type RuleName = keyof typeof rules;

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}

/** Whether these rules need the module `forms/cards`, which is loaded on demand. */
export function needsCards(names: Iterable<RuleName>): boolean {
  return Array.from(names).some((name) => name === "isCreditCard" || name === "isSecurityCode");
}

/** Whether the expiry date is valid. When the year is in another field, any month passes until the year is chosen. */
function isExpiryField(facts: FieldFacts, yearField: string | undefined): boolean {
  if (yearField === undefined) return isValidExpiry(facts.value, facts.now);
  const year = facts.otherValue(yearField);
  return !isNonEmpty(year) || isValidExpiry(joinExpiry(facts.value, year), facts.now);
}

function characters(count: number): string {
  return `${count} ${pluralForm(count, "caractere", "caracteres")}`;
}

function amount(value: number, { isMoney }: FieldFacts): string {
  return isMoney ? formatMoney(value, { symbol: true }) : String(value).replace(".", ",");
}

function plain(isValid: (text: string) => boolean, message: string): RuleOf<"none"> {
  return ofField(({ value }) => isValid(value), message);
}

function ofField(isValid: (facts: FieldFacts) => boolean, message: string): RuleOf<"none"> {
  return withParameter("none", isValid, () => message);
}

function comparing<Kind extends ParameterKind>(
  kind: Kind,
  isValid: (text: string, parameter: ParameterKinds[Kind]) => boolean,
  message: RuleOf<Kind>["message"],
): RuleOf<Kind> {
  return withParameter(kind, ({ value }, parameter) => isValid(value, parameter), message);
}

function withParameter<Kind extends ParameterKind>(
  parameter: Kind,
  isValid: RuleOf<Kind>["isValid"],
  message: RuleOf<Kind>["message"],
): RuleOf<Kind> {
  return { parameter, validatesBlank: false, isValid, message };
}

function validatingBlank<Kind extends ParameterKind>(rule: RuleOf<Kind>): RuleOf<Kind> {
  return { ...rule, validatesBlank: true };
}

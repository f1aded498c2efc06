import { formatMoney } from "../format/formatMoney";
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

/** Every rule of `data-patterns`; `ruleMessages` has what is said of it (yy-form's README, Rules). */
export const rules = {
  isNonEmpty: validatingBlank(plain(isNonEmpty)),
  isSelected: validatingBlank(plain(isSelected)),
  isChecked: validatingBlank(ofField(({ value, items }) => isChecked(value, items))),
  isValidEmail: plain(isValidEmail),
  areValidEmails: plain(areValidEmails),
  isValidCpf: plain(isValidCpf),
  isValidCep: plain(isValidCep),
  isValidDate: plain(isValidDate),
  isValidDateTime: plain(isValidDateTime),
  isValidTime: plain(isValidTime),
  isValidPhone: plain(isValidPhone),
  isValidCellphone: plain(isValidCellphone),
  isNumber: plain(isNumber),
  isNumberWithDigits: plain(isNumberWithDigits),
  isValidColor: plain(isValidColor),
  isValidURL: plain(isValidURL),
  isValidMoipCode: plain(isValidMoipCode),
  isFullName: plain(isFullName),
  isAscii: plain(isAscii),
  isCommaSeparatedList: plain(isCommaSeparatedList),
  minItems: validatingBlank(
    withParameter(
      "count",
      ({ value, items }, n) => (items === undefined ? minItems(value, n) : items >= n),
      counted,
    ),
  ),
  minWords: validatingBlank(comparing("count", minWords, counted)),
  minLength: validatingBlank(comparing("count", minLength, counted)),
  maxLength: comparing("count", maxLength, counted),
  exactLength: validatingBlank(comparing("count", exactLength, counted)),
  minValue: comparing("amount", minValue, (n, field) => ({ value: amount(n, field) })),
  maxValue: comparing("amount", maxValue, (n, field) => ({ value: amount(n, field) })),
  dateBefore: comparing("date", dateBefore, (date) => ({ date })),
  dateAfter: comparing("date", dateAfter, (date) => ({ date })),
  isEqualsTo: withParameter("field", (facts, name) =>
    isEqualsTo(facts.value, facts.otherValue(name)),
  ),
  isRemoteValid: ofField(({ remoteValid }) => remoteValid),
  isCreditCard: ofField(({ value, cards }) => cards?.isCreditCard(value) ?? true),
  isSecurityCode: withParameter(
    "field",
    (facts, name) => facts.cards?.isSecurityCode(facts.value, facts.otherValue(name)) ?? true,
  ),
  isValidExpiry: withParameter("optional field", isExpiryField),
};

export type RuleName = keyof typeof rules;

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}

/** Whether these rules need the module `forms/cards`, which is loaded on demand. */
export function needsCards(names: Iterable<RuleName>): boolean {
  return [...names].some((name) => name === "isCreditCard" || name === "isSecurityCode");
}

/** Whether the expiry date is valid. When the year is in another field, any month passes until the year is chosen. */
function isExpiryField(facts: FieldFacts, yearField: string | undefined): boolean {
  if (yearField === undefined) return isValidExpiry(facts.value, facts.now);
  const year = facts.otherValue(yearField);
  return !isNonEmpty(year) || isValidExpiry(joinExpiry(facts.value, year), facts.now);
}

function counted(count: number) {
  return { count: String(count) };
}

function amount(value: number, { isMoney }: FieldFacts): string {
  return isMoney ? formatMoney(value, { symbol: true }) : String(value).replace(".", ",");
}

function plain(isValid: (text: string) => boolean): RuleOf<"none"> {
  return ofField(({ value }) => isValid(value));
}

function ofField(isValid: (facts: FieldFacts) => boolean): RuleOf<"none"> {
  return withParameter("none", isValid);
}

function comparing<Kind extends ParameterKind>(
  kind: Kind,
  isValid: (text: string, parameter: ParameterKinds[Kind]) => boolean,
  values: RuleOf<Kind>["values"],
): RuleOf<Kind> {
  return withParameter(kind, ({ value }, parameter) => isValid(value, parameter), values);
}

function withParameter<Kind extends ParameterKind>(
  parameter: Kind,
  isValid: RuleOf<Kind>["isValid"],
  values: RuleOf<Kind>["values"] = () => ({}),
): RuleOf<Kind> {
  return { parameter, validatesBlank: false, isValid, values };
}

function validatingBlank<Kind extends ParameterKind>(rule: RuleOf<Kind>): RuleOf<Kind> {
  return { ...rule, validatesBlank: true };
}

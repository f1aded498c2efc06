import { formatMoney } from "../format/numbers";
import type * as cards from "./cards";
import {
  areValidEmails,
  isValidCellphone,
  isValidEmail,
  isValidPhone,
  isValidURL,
} from "./contact";
import {
  dateAfter,
  dateBefore,
  isValidDate,
  isValidDateTime,
  isValidExpiry,
  isValidTime,
  joinExpiry,
} from "./dates";
import { isValidCep, isValidCpf, isValidMoipCode } from "./documents";
import {
  areEqual,
  countedText,
  digitsText,
  type FieldText,
  localPhone,
  rawText,
  shownText,
} from "./fieldText";
import { isNumber, isNumberWithDigits, maxValue, minValue } from "./numbers";
import {
  exactLength,
  isAscii,
  isChecked,
  isCommaSeparatedList,
  isFullName,
  isNonEmpty,
  isSelected,
  isValidColor,
  maxLength,
  minItems,
  minLength,
  minWords,
} from "./texts";

/**
 * What rules know about a field, without the DOM. The value is "" when nothing is typed, chosen or
 * checked; several chosen values are joined by ",". For a field with a money mask, amounts in
 * messages are written in reais.
 */
export interface FieldFacts extends FieldText {
  /**
   * The number of chosen options with a value, or of checked boxes of the name; undefined for a
   * text field.
   */
  readonly items?: number | undefined;
  /** False while the field carries `data-remote-valid="false"`. */
  readonly remoteValid: boolean;
  /** Returns the text of another field of the form; "" when no field has the name. */
  readonly other: (name: string) => FieldText;
  /** The local time, for expiry dates. */
  readonly now: Date;
  /** The module `forms/cards`, which is loaded when `needsCards`. Until then every card passes. */
  readonly cards: CardChecks | undefined;
}

export type CardChecks = Pick<typeof cards, "isCreditCard" | "isSecurityCode">;

/** Types of a rule's parameter, the text after its colon in `data-patterns`, by kind. */
export interface ParameterKinds {
  none: undefined;
  /** A whole number from 0. */
  count: number;
  /** Any number, with decimals after a dot. */
  amount: number;
  /** A day, as `dd/mm/yyyy`. */
  date: string;
  /** The name of another field. */
  field: string;
  "optional field": string | undefined;
}

export type ParameterKind = keyof ParameterKinds;

export interface RuleOf<Kind extends ParameterKind> {
  readonly parameter: Kind;
  /** Whether the rule also validates blank values; for other rules they are valid. */
  readonly validatesBlank: boolean;
  readonly isValid: (facts: FieldFacts, parameter: ParameterKinds[Kind]) => boolean;
  /** The values for the placeholders of the rule's message. */
  readonly values: (
    parameter: ParameterKinds[Kind],
    facts: FieldFacts,
  ) => Readonly<Record<string, string>>;
}

/** A rule of `data-patterns` with any parameter (yy-form's README, Rules). */
export type Rule = { [Kind in ParameterKind]: RuleOf<Kind> }[ParameterKind];

/** All rules of `data-patterns` (yy-form's README, Rules); their messages are in `ruleMessages`. */
export const rules = {
  isNonEmpty: validatingBlank(plain(isNonEmpty)),
  isSelected: validatingBlank(plain(isSelected)),
  isChecked: validatingBlank(ofField((facts) => isChecked(rawText(facts), facts.items))),
  isValidEmail: plain(isValidEmail),
  areValidEmails: plain(areValidEmails),
  isValidCpf: plain(isValidCpf),
  isValidCep: plain(isValidCep),
  isValidDate: reading(shownText, isValidDate),
  isValidDateTime: reading(shownText, isValidDateTime),
  isValidTime: reading(shownText, isValidTime),
  isValidPhone: plain(isValidPhone),
  isValidCellphone: reading(localPhone, isValidCellphone),
  isNumber: reading(digitsText, isNumber),
  isNumberWithDigits: plain(isNumberWithDigits),
  isValidColor: plain(isValidColor),
  isValidURL: plain(isValidURL),
  isValidMoipCode: plain(isValidMoipCode),
  isFullName: plain(isFullName),
  isAscii: reading(({ value }) => value, isAscii),
  isCommaSeparatedList: plain(isCommaSeparatedList),
  minItems: validatingBlank(
    withParameter(
      "count",
      (facts, n) => (facts.items === undefined ? minItems(rawText(facts), n) : facts.items >= n),
      counted,
    ),
  ),
  minWords: validatingBlank(comparing("count", rawText, minWords, counted)),
  minLength: validatingBlank(comparing("count", countedText, minLength, counted)),
  maxLength: comparing("count", rawText, maxLength, counted),
  exactLength: validatingBlank(comparing("count", countedText, exactLength, counted)),
  minValue: comparing("amount", rawText, minValue, (n, field) => ({ value: amount(n, field) })),
  maxValue: comparing("amount", rawText, maxValue, (n, field) => ({ value: amount(n, field) })),
  dateBefore: comparing("date", shownText, dateBefore, (date) => ({ date })),
  dateAfter: comparing("date", shownText, dateAfter, (date) => ({ date })),
  isEqualsTo: withParameter("field", (facts, name) => areEqual(facts, facts.other(name))),
  isRemoteValid: ofField(({ remoteValid }) => remoteValid),
  isCreditCard: ofField((facts) => facts.cards?.isCreditCard(rawText(facts)) ?? true),
  isSecurityCode: withParameter(
    "field",
    (facts, name) =>
      facts.cards?.isSecurityCode(rawText(facts), rawText(facts.other(name))) ?? true,
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

/** Rules for texts that visitors often paste. An invisible character never belongs to these. */
const pastedRules: ReadonlySet<RuleName> = new Set([
  "isValidEmail",
  "areValidEmails",
  "isValidCpf",
  "isValidCep",
  "isValidDate",
  "isValidDateTime",
  "isValidPhone",
  "isValidCellphone",
  "isNumber",
  "isNumberWithDigits",
  "isValidURL",
  "isCreditCard",
  "isSecurityCode",
  "isValidExpiry",
]);

/** Whether an invisible character is a mistake in a field with these rules. */
export function areOfCopied(names: Iterable<RuleName>): boolean {
  return [...names].some((name) => pastedRules.has(name));
}

/**
 * Whether the expiry date is valid. When the year is in another field, any month passes until the
 * year is chosen.
 */
function isExpiryField(facts: FieldFacts, yearField: string | undefined): boolean {
  const written = shownText(facts);
  if (yearField === undefined) return isValidExpiry(written, facts.now);
  const year = shownText(facts.other(yearField));
  return !isNonEmpty(year) || isValidExpiry(joinExpiry(written, year), facts.now);
}

function counted(count: number) {
  return { count: String(count) };
}

function amount(value: number, { mask }: FieldFacts): string {
  return mask === "money" ? formatMoney(value, { symbol: true }) : String(value).replace(".", ",");
}

/** A rule that checks the raw value. */
function plain(isValid: (text: string) => boolean): RuleOf<"none"> {
  return reading(rawText, isValid);
}

function reading(
  read: (field: FieldText) => string,
  isValid: (text: string) => boolean,
): RuleOf<"none"> {
  return ofField((facts) => isValid(read(facts)));
}

function ofField(isValid: (facts: FieldFacts) => boolean): RuleOf<"none"> {
  return withParameter("none", isValid);
}

function comparing<Kind extends ParameterKind>(
  kind: Kind,
  read: (field: FieldText, parameter: ParameterKinds[Kind]) => string,
  isValid: (text: string, parameter: ParameterKinds[Kind]) => boolean,
  values: RuleOf<Kind>["values"],
): RuleOf<Kind> {
  return withParameter(
    kind,
    (facts, parameter) => isValid(read(facts, parameter), parameter),
    values,
  );
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

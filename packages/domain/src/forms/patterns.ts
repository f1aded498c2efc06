import { ConfigError } from "../errors";
import { isValidDate } from "./dates";
import { shownText } from "./fieldText";
import { type MessageName, ruleMessages } from "./ruleMessages";
import type { FieldFacts, ParameterKind, ParameterKinds, Rule, RuleOf } from "./rules";
import { isRuleName, type RuleName, rules } from "./rules";
import { commaItems } from "./texts";

/** A rule with its parameter, as one item of `data-patterns` names it. */
export interface RuleCall {
  readonly name: RuleName;
  /**
   * The name of another field that the rule reads. When that field changes, this one is validated
   * again.
   */
  readonly field: string | undefined;
  readonly isValid: (facts: FieldFacts) => boolean;
  readonly message: (facts: FieldFacts, textOf: TextOf) => string;
}

/** Returns the text of a rule, with its placeholders. */
type TextOf = (name: MessageName) => string;

export interface Failure {
  readonly name: RuleName;
  /** The form's message for the rule. The field may have one of its own (`messageAttribute`). */
  readonly message: string;
}

/**
 * Reads `data-patterns`: a comma list of rules, some with a parameter after a colon
 * (`isNonEmpty, minLength:6`). Blanks and empty items are ignored.
 * @throws ConfigError "No handler to validate {rule}" for an unknown rule; one that names the
 * expectation for a parameter that is missing, malformed or not allowed
 */
export function parsePatterns(text: string): RuleCall[] {
  return commaItems(text)
    .filter((item) => item !== "")
    .map(parseRule);
}

/** The first rule that the field breaks; undefined when it breaks none. */
export function firstFailure(
  calls: readonly RuleCall[],
  facts: FieldFacts,
  textOf: TextOf = (name) => ruleMessages[name],
): Failure | undefined {
  const broken = calls.find((call) => !call.isValid(facts));
  return broken && { name: broken.name, message: broken.message(facts, textOf) };
}

function parseRule(item: string): RuleCall {
  const colon = item.indexOf(":");
  const name = (colon < 0 ? item : item.slice(0, colon)).trim();
  const parameter = colon < 0 ? undefined : item.slice(colon + 1).trim();
  if (!isRuleName(name)) {
    throw new ConfigError(`No handler to validate ${name}`, {
      code: "YY-110",
      attribute: "data-patterns",
    });
  }
  return callOf(name, rules[name], parameter);
}

function callOf(name: RuleName, rule: Rule, text: string | undefined): RuleCall {
  switch (rule.parameter) {
    case "none":
      if (text !== undefined) throw wrongParameter(name, "no parameter", text);
      return bind(name, rule, undefined);
    case "count":
      return bind(name, rule, readNumber(name, text, /^\d+$/, "a whole number from 0"));
    case "amount":
      return bind(
        name,
        rule,
        readNumber(name, text, /^-?\d+(?:\.\d+)?$/, "a number like 10 or 9.99"),
      );
    case "date":
      if (text === undefined || !isValidDate(text)) {
        throw wrongParameter(name, "a date like 31/12/2030", text);
      }
      return bind(name, rule, text);
    case "field":
      if (!text) throw wrongParameter(name, "the name of a field", text);
      return bind(name, rule, text, text);
    case "optional field":
      if (text === "") throw wrongParameter(name, "the name of a field, or no colon at all", text);
      return bind(name, rule, text, text);
  }
}

function bind<Kind extends ParameterKind>(
  name: RuleName,
  rule: RuleOf<Kind>,
  parameter: ParameterKinds[Kind],
  field?: string,
): RuleCall {
  return {
    name,
    field,
    isValid: (facts) => (!rule.validatesBlank && isBlank(facts)) || rule.isValid(facts, parameter),
    message: (facts, textOf) => messageOf(name, rule.values(parameter, facts), textOf),
  };
}

function messageOf(
  name: RuleName,
  values: Readonly<Record<string, string>>,
  textOf: TextOf,
): string {
  const one = values.count === "1" ? textOf(`${name}One` as MessageName) : undefined;
  return (one ?? textOf(name)).replace(/\{(\w+)\}/g, (given, key) => values[key] ?? given);
}

function isBlank(facts: FieldFacts): boolean {
  return shownText(facts).trim() === "";
}

function readNumber(
  name: RuleName,
  text: string | undefined,
  pattern: RegExp,
  expected: string,
): number {
  const value = Number(text);
  if (text === undefined || !pattern.test(text) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw wrongParameter(name, expected, text);
  }
  return value;
}

function wrongParameter(name: RuleName, expected: string, text: string | undefined): ConfigError {
  const got = text === undefined ? "has none" : `has "${text}"`;
  return new ConfigError(`data-patterns: ${name} takes ${expected}, but ${got}`, {
    code: "YY-111",
    attribute: "data-patterns",
  });
}

import type * as cards from "./cards";
import type { FieldText } from "./fieldText";

/**
 * What rules know about a field, without the DOM. Its value is "" when nothing is typed, chosen or checked; several
 * choices are joined by ",". Amounts in messages are written in reais where it has a money mask.
 */
export interface FieldFacts extends FieldText {
  /** Number of chosen options with a value, or of checked boxes of the name; undefined for a text field. */
  readonly items?: number | undefined;
  /** False while the field carries `data-remote-valid="false"`. */
  readonly remoteValid: boolean;
  /** What stands in another field of the form; "" when there is none of the name. */
  readonly other: (name: string) => FieldText;
  /** Local time, for expiry dates. */
  readonly now: Date;
  /** The module `forms/cards`, loaded on demand where `needsCards`; until then every card passes. */
  readonly cards: CardChecks | undefined;
}

export type CardChecks = Pick<typeof cards, "isCreditCard" | "isSecurityCode">;

/** Types of a rule's parameter, the text after its colon in `data-patterns`, by kind. */
export interface ParameterKinds {
  none: undefined;
  /** A whole number from 0. */
  count: number;
  /** Any number, decimals after a dot. */
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
  /** What its message has between braces. */
  readonly values: (
    parameter: ParameterKinds[Kind],
    facts: FieldFacts,
  ) => Readonly<Record<string, string>>;
}

/** A rule of `data-patterns` (yy-form's README, Rules), whatever its parameter. */
export type Rule = { [Kind in ParameterKind]: RuleOf<Kind> }[ParameterKind];

import { ownField } from "../json";

/** One word of a session gate's `data-when`: `!staff` is `{ subject: "staff", negated: true }`. */
export interface SessionCondition {
  subject: string;
  negated: boolean;
}

/** The conditions, or the first malformed word, which the caller puts into its `ConfigError`. */
export type ParsedConditions =
  | { ok: true; conditions: readonly SessionCondition[] }
  | { ok: false; badWord: string };

/**
 * The visitor: `signedIn` is null until the metadata arrives, `user` is null unless the visitor is
 * signed in.
 */
export interface Visitor {
  signedIn: boolean | null;
  user: object | null;
}

const conditionWord = /^(!?)([\p{L}\p{N}_-]+)$/u;

/**
 * Reads `data-when` of `yy-session-gate`: a comma list of `signed-in`, `signed-out`, `staff`,
 * `pro-seller`, `on-vacation` or fields of the user, each optionally negated with `!`. Spaces
 * around a word are ignored; an empty word is malformed.
 */
export function parseConditions(text: string): ParsedConditions {
  const conditions: SessionCondition[] = [];
  for (const word of text.split(",").map((part) => part.trim())) {
    const [, bang, subject] = conditionWord.exec(word) ?? [];
    if (subject === undefined) return { ok: false, badWord: word };
    conditions.push({ subject, negated: bang === "!" });
  }
  return { ok: true, conditions };
}

/** Whether the visitor meets all conditions; null while the visitor is unknown. */
export function holds(conditions: readonly SessionCondition[], visitor: Visitor): boolean | null {
  const { signedIn } = visitor;
  if (signedIn === null) return null;
  const user = (signedIn && visitor.user) || {};
  return conditions.every(({ subject, negated }) => isTrueOf(subject, signedIn, user) !== negated);
}

function isTrueOf(subject: string, signedIn: boolean, user: object): boolean {
  switch (subject) {
    case "signed-in":
      return signedIn;
    case "signed-out":
      return !signedIn;
    case "staff":
      return isStaff(user);
    case "pro-seller":
      return Boolean(ownField(user, "pro_seller"));
    case "on-vacation":
      return Boolean(ownField(user, "on_vacation"));
    default:
      return Boolean(ownField(user, subject));
  }
}

const staffField = /^confirmed_.+_staff$/;

/**
 * Whether the user has a true field named `confirmed_…_staff` (behaviour 7.2). The middle part is
 * the product's name.
 */
export function isStaff(user: object): boolean {
  return Object.entries(user).some(([name, value]) => value === true && staffField.test(name));
}

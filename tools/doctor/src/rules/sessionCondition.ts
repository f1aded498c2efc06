import { parseConditions, type SessionCondition } from "@yy/domain/session/sessionRules";
import { userFields } from "@yy/http/api/userFields";
import { nearest } from "../nearest";
import { textOf } from "../page";
import type { Rule, RuleFinding } from "../Rule";

const tag = "yy-session-gate";
const attribute = "data-when";
const words = ["signed-in", "signed-out", "staff", "pro-seller", "on-vacation"];
const known = [...words, ...Object.keys(userFields)];

type ConditionFinding = Pick<RuleFinding, "code" | "severity" | "message" | "fix">;

/** A session gate with a condition that is never true, or that tests an unknown field. */
export const sessionCondition: Rule = {
  name: "session-condition",
  code: "YY-113",
  *check({ widgets }) {
    for (const { element } of widgets) {
      const when = element.tag === tag ? textOf(element, attribute) : undefined;
      // `wrongValue` reports a missing condition.
      if (when === undefined || when.trim() === "") continue;
      const place = element.attributes.get(attribute)?.place;
      for (const finding of findingsOf(when)) yield { element, place, attribute, ...finding };
    }
  },
};

function findingsOf(when: string): ConditionFinding[] {
  const parsed = parseConditions(when);
  if (!parsed.ok) return [malformed(parsed.badWord)];
  const misspelt = parsed.conditions.flatMap((condition) => misspelling(condition));
  if (misspelt.length > 0) return misspelt;
  return isImpossible(parsed.conditions) ? [impossible(when)] : [];
}

function malformed(word: string): ConditionFinding {
  return {
    severity: "error",
    message: `${tag}: ${attribute} must be a comma list of conditions made of letters, digits, - and _, each perhaps after a !; got ${JSON.stringify(word)}`,
    fix: `${attribute}="signed-in, !staff"`,
  };
}

/**
 * Reports a field only when its name is similar to a known one: conditions may test any field of
 * the user.
 */
function misspelling({ subject, negated }: SessionCondition): ConditionFinding[] {
  if (known.includes(subject)) return [];
  const dashed = subject.toLowerCase().replaceAll("_", "-");
  const underscored = dashed.replaceAll("-", "_");
  const meant =
    [dashed, underscored].find((word) => known.includes(word)) ??
    nearest(dashed, words) ??
    nearest(underscored, Object.keys(userFields));
  if (meant === undefined) return [];
  return [
    {
      code: "YY-114",
      severity: "warning",
      message: `${tag}: ${attribute} asks for "${subject}", which no user has: did you mean ${meant}?`,
      fix: `${attribute}="${negated ? "!" : ""}${meant}"`,
    },
  ];
}

/**
 * Whether the conditions contradict each other: a condition and its negation, or signed out
 * together with staff, sellers or fields of the user, which imply signed in.
 */
function isImpossible(conditions: readonly SessionCondition[]): boolean {
  const asks = (subject: string, negated: boolean) =>
    conditions.some((condition) => condition.subject === subject && condition.negated === negated);
  const isOfSignedOut = asks("signed-out", false) || asks("signed-in", true);
  const isOfSignedIn =
    asks("signed-out", true) ||
    conditions.some(({ subject, negated }) => subject !== "signed-out" && !negated);
  const isBoth = conditions.some(({ subject, negated }) => !negated && asks(subject, true));
  return isBoth || (isOfSignedOut && isOfSignedIn);
}

function impossible(when: string): ConditionFinding {
  return {
    code: "YY-115",
    severity: "warning",
    message: `${tag}: ${attribute}="${when}" holds for nobody: all its conditions must hold at once`,
    fix: "a gate for each",
  };
}

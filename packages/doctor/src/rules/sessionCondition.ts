import { parseConditions, type SessionCondition } from "@yy/domain/session/sessionRules";
import { userFields } from "@yy/http/api/userFields";
import { nearest } from "../nearest";
import { textOf } from "../page";
import type { Complaint, Rule } from "../Rule";

const tag = "yy-session-gate";
const attribute = "data-when";
const words = ["signed-in", "signed-out", "staff", "pro-seller", "on-vacation"];
const known = [...words, ...Object.keys(userFields)];

type Said = Pick<Complaint, "severity" | "message" | "fix">;

/** A gate that stays shut for everybody, or tests something that no user has. */
export const sessionCondition: Rule = {
  name: "session-condition",
  *judge({ widgets }) {
    for (const { element } of widgets) {
      const when = element.tag === tag ? textOf(element, attribute) : undefined;
      // A missing one is told of with the other required attributes.
      if (when === undefined || when.trim() === "") continue;
      const place = element.attributes.get(attribute)?.place;
      for (const said of complaintsOf(when)) yield { element, place, attribute, ...said };
    }
  },
};

function complaintsOf(when: string): Said[] {
  const parsed = parseConditions(when);
  if (!parsed.ok) return [malformed(parsed.badWord)];
  const misspelt = parsed.conditions.flatMap((condition) => misspelling(condition));
  if (misspelt.length > 0) return misspelt;
  return isImpossible(parsed.conditions) ? [impossible(when)] : [];
}

function malformed(word: string): Said {
  return {
    severity: "error",
    message: `${tag}: ${attribute} must be a comma list of conditions made of letters, digits, - and _, each perhaps after a !; got ${JSON.stringify(word)}`,
    fix: `${attribute}="signed-in, !staff"`,
  };
}

/** Any field of the user's answer may be tested, also one that is not listed: only what is near a known one is told of. */
function misspelling({ subject, negated }: SessionCondition): Said[] {
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
      severity: "warning",
      message: `${tag}: ${attribute} asks for "${subject}", which no user has: did you mean ${meant}?`,
      fix: `${attribute}="${negated ? "!" : ""}${meant}"`,
    },
  ];
}

/** Staff, sellers and fields are of somebody who is signed in. */
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

function impossible(when: string): Said {
  return {
    severity: "warning",
    message: `${tag}: ${attribute}="${when}" holds for nobody: all its conditions must hold at once`,
    fix: "a gate for each",
  };
}

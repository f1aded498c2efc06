import { graphemes } from "../text/graphemes";

export interface PasswordStrength {
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly word: string;
}

/** The marketplace's words for the levels 0 to 4. */
export const strengthWords = [
  "mínimo 6 caracteres",
  "fraquinha",
  "meia-boca",
  "segura",
  "agora sim, matou a pau",
] as const;

const SHORTEST = 6;
const LONG_ABOVE = 10;
/** Most UTF-16 units examined, so that a huge text costs no time. */
const LONGEST = 1000;

/**
 * The strength of a password, and the marketplace's word for it. Counts characters as a reader sees
 * them; letters with accents and emoji count neither as letters nor as digits.
 */
export function passwordStrength(text: string): PasswordStrength {
  const characters = graphemes(text.slice(0, LONGEST));
  if (characters.length < SHORTEST) return strength(0);
  const kinds = new Set(characters.map(kindOf)).size;
  if (kinds === 1) return strength(1);
  const score = kinds + (characters.length > LONG_ABOVE ? 1 : 0);
  if (score === 2) return strength(2);
  if (score === 3) return strength(3);
  return strength(4);
}

const strength = (level: PasswordStrength["level"]): PasswordStrength => ({
  level,
  word: strengthWords[level],
});

function kindOf(character: string): "digit" | "lowercase" | "uppercase" | "other" {
  if (/^[0-9]$/.test(character)) return "digit";
  if (/^[a-z]$/.test(character)) return "lowercase";
  if (/^[A-Z]$/.test(character)) return "uppercase";
  return "other";
}

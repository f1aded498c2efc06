import { graphemes } from "../text/segments";

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

const minLength = 6;
const maxShortLength = 10;
/**
 * In UTF-16 units. The rest of a longer text is not examined, so that a huge text takes no time.
 */
const maxExamined = 1000;

/**
 * The strength of a password, and the marketplace's word for it. Counts characters as a reader sees
 * them; letters with accents and emoji count neither as letters nor as digits.
 */
export function passwordStrength(text: string): PasswordStrength {
  const characters = graphemes(text.slice(0, maxExamined));
  if (characters.length < minLength) return strength(0);
  const kinds = new Set(characters.map(kindOf)).size;
  if (kinds === 1) return strength(1);
  const score = kinds + (characters.length > maxShortLength ? 1 : 0);
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

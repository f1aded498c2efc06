import { graphemes } from "../text/graphemes";

export interface PasswordStrength {
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly word: string;
}

const SHORTEST = 6;
const LONG_ABOVE = 10;
/** Most UTF-16 units examined, so that a huge text costs no time. */
const LONGEST = 1000;

/**
 * The strength of a password, and the marketplace's word for it. Counts characters as a reader sees them; letters with
 * accents and emoji count neither as letters nor as digits.
 */
export function passwordStrength(text: string): PasswordStrength {
  const characters = graphemes(text.slice(0, LONGEST));
  if (characters.length < SHORTEST) return { level: 0, word: "mínimo 6 caracteres" };
  const kinds = new Set(characters.map(kindOf)).size;
  if (kinds === 1) return { level: 1, word: "fraquinha" };
  const score = kinds + (characters.length > LONG_ABOVE ? 1 : 0);
  if (score === 2) return { level: 2, word: "meia-boca" };
  if (score === 3) return { level: 3, word: "segura" };
  return { level: 4, word: "agora sim, matou a pau" };
}

function kindOf(character: string): "digit" | "lowercase" | "uppercase" | "other" {
  if (/^[0-9]$/.test(character)) return "digit";
  if (/^[a-z]$/.test(character)) return "lowercase";
  if (/^[A-Z]$/.test(character)) return "uppercase";
  return "other";
}

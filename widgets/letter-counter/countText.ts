import { pluralForm } from "@yy/domain/format/pluralize";
import type { LetterCount } from "@yy/domain/forms/letterCount";

/** The visible text: the author's label, else "12/100", without a limit "12". */
export function countText({ count, left }: LetterCount, limit?: number, label?: string): string {
  if (label !== undefined)
    return label.replaceAll("{count}", String(count)).replaceAll("{left}", String(left ?? ""));
  return limit === undefined ? String(count) : `${count}/${limit}`;
}

/** The announced text: the author's label, else "12 de 100 caracteres", without a limit "12 caracteres". */
export function spokenCount(letters: LetterCount, limit?: number, label?: string): string {
  if (label !== undefined) return countText(letters, limit, label);
  const noun = pluralForm(limit ?? letters.count, "caractere", "caracteres");
  return limit === undefined ? `${letters.count} ${noun}` : `${letters.count} de ${limit} ${noun}`;
}

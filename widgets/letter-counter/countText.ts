import { pluralForm } from "@yy/domain/format/pluralize";
import type { LetterCount } from "@yy/domain/forms/letterCount";

/** Returns the visible text: the author's label, else "12/100", or "12" without a limit. */
export function countText({ count, left }: LetterCount, limit?: number, label?: string): string {
  if (label !== undefined)
    return label.replaceAll("{count}", String(count)).replaceAll("{left}", String(left ?? ""));
  return limit === undefined ? String(count) : `${count}/${limit}`;
}

/** The texts that `spokenCount` chooses from. */
export interface SpokenTexts {
  readonly label: string | undefined;
  readonly limitText: string;
  readonly limitOneText: string;
  readonly countText: string;
  readonly countOneText: string;
}

/**
 * Returns the announced text: the author's label, else "12 de 100 caracteres", or "12 caracteres"
 * without a limit.
 */
export function spokenCount(
  letters: LetterCount,
  limit: number | undefined,
  texts: SpokenTexts,
): string {
  if (texts.label !== undefined) return countText(letters, limit, texts.label);
  const text =
    limit === undefined
      ? pluralForm(letters.count, texts.countOneText, texts.countText)
      : pluralForm(limit, texts.limitOneText, texts.limitText);
  return countText(letters, limit, text.replaceAll("{limit}", String(limit)));
}

/** Characters that visitors type; all others belong to the mask. */
const typed = /[\d,]/g;

/** The position in the text that has `typedAfter` typed characters after it. */
export function caretIn(text: string, typedAfter: number): number {
  let caret = text.length;
  for (let remaining = typedAfter; remaining > 0 && caret > 0; caret -= 1)
    if (typedCharacters(text.charAt(caret - 1)) > 0) remaining -= 1;
  return caret;
}

/** The number of typed characters in the text. */
export function typedCharacters(text: string): number {
  return text.match(typed)?.length ?? 0;
}

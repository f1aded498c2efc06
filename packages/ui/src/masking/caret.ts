/** Whether the visitor typed it; the rest is the mask's own. */
const typed = /[\d,]/g;

/** Where the caret belongs in the new text: behind it stand as many typed characters as stood behind it before. */
export function caretIn(text: string, behind: number): number {
  let caret = text.length;
  for (let left = behind; left > 0 && caret > 0; caret -= 1)
    if (typedCharacters(text.charAt(caret - 1)) > 0) left -= 1;
  return caret;
}

/** How many characters of the text are typed ones. */
export function typedCharacters(text: string): number {
  return text.match(typed)?.length ?? 0;
}

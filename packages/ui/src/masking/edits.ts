/** Typing, pasting and deleting, at the caret. What is filled in or dropped comes as a whole. */
const atTheCaret = /^(?:insert(?:Text|CompositionText|FromPaste)|delete(?!ByDrag))/;

/** Whether the visitor has edited the field at the caret; otherwise its text is taken as a whole. */
export function isVisitorsEdit(event: Event): boolean {
  // What a script fires says nothing about where the text was changed.
  return event.isTrusted && event instanceof InputEvent && atTheCaret.test(event.inputType);
}

/** Back (-1) or forth (1) in the history of edits, as the visitor asks for it; undefined for everything else. */
export const historyStep = {
  ofKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): -1 | 1 | undefined {
    if (ctrlKey === metaKey || altKey) return undefined;
    const letter = key.toLowerCase();
    if (letter === "z") return shiftKey ? 1 : -1;
    return letter === "y" && ctrlKey ? 1 : undefined;
  },
  /** From a menu, or a shaken phone. */
  ofInput({ inputType }: InputEvent): -1 | 1 | undefined {
    if (inputType === "historyUndo") return -1;
    return inputType === "historyRedo" ? 1 : undefined;
  },
};

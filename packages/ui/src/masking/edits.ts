/**
 * Input types of typing, pasting and deleting at the caret; autofill and drops replace the whole
 * text.
 */
const atTheCaret = /^(?:insert(?:Text|CompositionText|FromPaste)|delete(?!ByDrag))/;

/**
 * Whether an `input` event is an edit at the caret; otherwise the whole text may have been
 * replaced.
 */
export function isVisitorsEdit(event: Event): boolean {
  // Events fired by scripts do not tell where the text was changed.
  return event.isTrusted && event instanceof InputEvent && atTheCaret.test(event.inputType);
}

/** Whether an event asks for undo (-1) or redo (1); undefined for other events. */
export const historyStep = {
  ofKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): -1 | 1 | undefined {
    if (ctrlKey === metaKey || altKey) return undefined;
    const letter = key.toLowerCase();
    if (letter === "z") return shiftKey ? 1 : -1;
    return letter === "y" && ctrlKey ? 1 : undefined;
  },
  /** For undo by a menu, or by shaking the phone. */
  ofInput({ inputType }: InputEvent): -1 | 1 | undefined {
    if (inputType === "historyUndo") return -1;
    return inputType === "historyRedo" ? 1 : undefined;
  },
};

import type { MaskName } from "@yy/domain/forms/masks";
import { completeCents } from "@yy/domain/forms/money";
import { caretIn, typedCharacters } from "./caret";
import { EditHistory } from "./editHistory";
import { FieldMask } from "./fieldMask";
import { incomingText } from "./incomingText";

/** Nobody types more: what stands behind it is not looked at, for the mask's work grows faster than the text. */
const longestText = 1000;

/** A field and its mask: what happens to the text when it is edited, written by somebody else, left, or taken back. */
export class MaskedField {
  readonly #field: HTMLInputElement;
  readonly #name: MaskName;
  readonly #shown: () => void;
  readonly #mask: FieldMask;
  readonly #history: EditHistory;
  #editExpected = false;

  /** @param shown called whenever the field may show another text */
  constructor(field: HTMLInputElement, name: MaskName, shown: () => void) {
    this.#field = field;
    this.#name = name;
    this.#shown = shown;
    const restoreCaret = this.#holdCaret();
    this.#mask = new FieldMask(field, name, this.#incoming());
    restoreCaret();
    this.#history = new EditHistory(this.#showing());
    shown();
  }

  /** Before the visitor's edit. */
  expectEdit(): void {
    this.takeWhole();
    this.#mask.rememberSelection();
    this.#editExpected = true;
  }

  /** After the visitor's edit. */
  takeEdit(event: Event): void {
    if (this.#editExpected) this.#takeExpectedEdit(event);
    // An edit that did not announce itself, as an extension's may not, tells nothing of its place.
    else this.takeWhole();
  }

  /** A text that came as a whole: filled in, set by the page, put back by a reset. The caret keeps its place in it. */
  takeWhole(): void {
    if (this.#field.value !== this.#mask.text) {
      const restoreCaret = this.#holdCaret();
      this.#mask.write(this.#incoming());
      restoreCaret();
      this.#history.restart(this.#showing());
    }
    this.#shown();
  }

  /** The visitor is done with the field: an amount gets its cents. Returns whether the text is another one now. */
  complete(): boolean {
    const { value } = this.#field;
    const complete = this.#name === "money" ? completeCents(value) : value;
    const text = /\d/.test(complete) ? complete : "";
    if (text === value) return false;
    this.#mask.write(text);
    this.#history.note(this.#showing());
    this.#shown();
    return true;
  }

  /** Takes back the visitor's last edit (-1), or makes it again (1), and tells the page. */
  step(direction: -1 | 1): void {
    if (this.#field.readOnly) return;
    const step = this.#history.go(direction);
    if (!step) return;
    this.#mask.write(step.text);
    this.#field.setSelectionRange(step.caret, step.caret);
    this.#shown();
    const inputType = direction < 0 ? "historyUndo" : "historyRedo";
    this.#field.dispatchEvent(
      new InputEvent("input", { inputType, bubbles: true, composed: true }),
    );
  }

  end(): void {
    this.#mask.end();
  }

  #takeExpectedEdit(event: Event): void {
    this.#editExpected = false;
    this.#cutInsertion();
    this.#mask.takeEdit(event);
    // What is left of the mask around nothing would count as a value.
    if (typedCharacters(this.#field.value) === 0) this.#mask.write("");
    this.#history.note(this.#showing());
    this.#shown();
  }

  /** What has been typed or pasted stands before the caret; what stands behind it was masked before. */
  #cutInsertion(): void {
    const { value, selectionEnd } = this.#field;
    const caret = selectionEnd ?? value.length;
    if (caret <= longestText) return;
    this.#field.value = value.slice(0, longestText) + value.slice(caret);
    this.#field.setSelectionRange(longestText, longestText);
  }

  /** The field's text for the mask. While it is typed into, cents are still to come. */
  #incoming(): string {
    const text = incomingText(this.#name, this.#field.value.slice(0, longestText));
    return this.#name === "money" && !this.#isFocused ? completeCents(text) : text;
  }

  /**
   * Call what it returns once the text may be another one: each end of the selection stands before as many typed
   * characters as before. What is selected may be about to be typed over.
   */
  #holdCaret(): () => void {
    if (!this.#isFocused) return () => {};
    const field = this.#field;
    const { value, selectionStart, selectionEnd } = field;
    const behind = (caret: number | null) => typedCharacters(value.slice(caret ?? value.length));
    const [behindStart, behindEnd] = [behind(selectionStart), behind(selectionEnd)];
    return () => {
      if (field.value === value) field.setSelectionRange(selectionStart, selectionEnd);
      else
        field.setSelectionRange(caretIn(field.value, behindStart), caretIn(field.value, behindEnd));
    };
  }

  get #isFocused(): boolean {
    return this.#field.matches(":focus");
  }

  #showing() {
    const { value, selectionEnd } = this.#field;
    return { text: value, caret: selectionEnd ?? value.length };
  }
}

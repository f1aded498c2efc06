import type { MaskName } from "@yy/domain/forms/masks";
import { completeCents } from "@yy/domain/forms/money";
import { caretIn, typedCharacters } from "./caret";
import { EditHistory } from "./editHistory";
import { FieldMask } from "./fieldMask";
import { incomingText, withEndedPart } from "./incomingText";
import { TypedAmount } from "./TypedAmount";

/** Longer texts are cut, because the time of masking grows faster than the length. */
const maxTextLength = 1000;

/** Masks one field: updates its text after edits, changes by scripts, blur, undo and redo. */
export class MaskedField {
  readonly #field: HTMLInputElement;
  readonly #name: MaskName;
  readonly #shown: () => void;
  readonly #mask: FieldMask;
  readonly #history: EditHistory;
  readonly #typed = new TypedAmount();
  #editExpected = false;

  /** @param shown called whenever the field may show another text */
  constructor(field: HTMLInputElement, name: MaskName, shown: () => void) {
    this.#field = field;
    this.#name = name;
    this.#shown = shown;
    const restoreCaret = this.#rememberCaret();
    this.#mask = new FieldMask(field, name, this.#incoming());
    restoreCaret();
    this.#history = new EditHistory(this.#current());
    shown();
  }

  /** Call this before the visitor's edit. */
  expectEdit(): void {
    this.takeWhole();
    this.#mask.rememberSelection();
    this.#editExpected = true;
  }

  /** Call this after the visitor's edit. */
  takeEdit(event: Event): void {
    if (this.#editExpected) this.#takeExpectedEdit(event);
    // Without a `beforeinput` event, as for edits by browser extensions, the place of the edit is
    // unknown.
    else this.takeWhole();
  }

  /**
   * Call this when autofill, a script or a reset has replaced the whole text. The caret stays where
   * it was.
   */
  takeWhole(): void {
    if (this.#field.value !== this.#mask.text) {
      const restoreCaret = this.#rememberCaret();
      this.#typed.forget();
      this.#mask.write(this.#incoming());
      restoreCaret();
      this.#history.restart(this.#current());
    }
    this.#shown();
  }

  /**
   * Call this on blur or change: it completes the cents of an amount, removes the country code of a
   * phone number, and empties a field without digits. Returns whether the text changed.
   */
  complete(): boolean {
    const value = this.#typed.isRefused ? "" : this.#field.value;
    this.#typed.forget();
    const complete =
      this.#name === "money" ? completeCents(value) : incomingText(this.#name, value);
    const text = /\d/.test(complete) ? complete : "";
    if (text === this.#field.value) return false;
    this.#mask.write(text);
    this.#history.note(this.#current());
    this.#shown();
    return true;
  }

  /** Undoes (-1) or redoes (1) the visitor's last edit, and fires `input`. */
  step(direction: -1 | 1): void {
    if (this.#field.readOnly) return;
    const step = this.#history.go(direction);
    if (!step) return;
    this.#typed.forget();
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
    this.#endTypedPart();
    const amount = this.#name === "money" ? this.#typedAmount() : undefined;
    if (amount === undefined) this.#mask.takeEdit(event);
    else this.#writeTyped(amount);
    // Without typed characters, the fixed characters of the mask would count as a value. The plus
    // of a phone is typed.
    const { value } = this.#field;
    if (typedCharacters(value) === 0 && value !== "+") this.#mask.write("");
    this.#history.note(this.#current());
    this.#shown();
  }

  /**
   * A separator typed after one digit of a date completes that part, as in the browser's own date
   * field.
   */
  #endTypedPart(): void {
    const { value, selectionEnd } = this.#field;
    const text = selectionEnd === value.length ? withEndedPart(this.#name, value) : value;
    if (text === value) return;
    this.#field.value = text;
    this.#field.setSelectionRange(text.length, text.length);
  }

  /** The amount as typed, when a dot is in it; undefined when IMask can process the edit itself. */
  #typedAmount(): string | undefined {
    const { value, selectionEnd } = this.#field;
    const isAtEnd = selectionEnd === value.length;
    return this.#typed.take(this.#mask.text, isAtEnd ? value : undefined);
  }

  #writeTyped(text: string): void {
    this.#mask.write(text);
    const { length } = this.#field.value;
    this.#field.setSelectionRange(length, length);
  }

  /** Shortens an insertion, which ends at the caret, so that it ends at the maximum length. */
  #cutInsertion(): void {
    const { value, selectionEnd } = this.#field;
    const caret = selectionEnd ?? value.length;
    if (caret <= maxTextLength) return;
    this.#field.value = value.slice(0, maxTextLength) + value.slice(caret);
    this.#field.setSelectionRange(maxTextLength, maxTextLength);
  }

  /**
   * The field's text, prepared for the mask. Cents are completed only while the field is not
   * focused.
   */
  #incoming(): string {
    const text = incomingText(this.#name, this.#field.value.slice(0, maxTextLength));
    if (this.#name !== "money" || this.#isFocused) return text;
    return /\d/.test(text) ? completeCents(text) : "";
  }

  /**
   * Remembers both ends of the selection, by the number of typed characters after them. Returns a
   * function that restores the selection after the text has changed.
   */
  #rememberCaret(): () => void {
    if (!this.#isFocused) return () => {};
    const field = this.#field;
    const { value, selectionStart, selectionEnd } = field;
    const charactersAfter = (caret: number | null) =>
      typedCharacters(value.slice(caret ?? value.length));
    const [afterStart, afterEnd] = [charactersAfter(selectionStart), charactersAfter(selectionEnd)];
    return () => {
      if (field.value === value) field.setSelectionRange(selectionStart, selectionEnd);
      else
        field.setSelectionRange(caretIn(field.value, afterStart), caretIn(field.value, afterEnd));
    };
  }

  get #isFocused(): boolean {
    return this.#field.matches(":focus");
  }

  #current() {
    const { value, selectionEnd } = this.#field;
    return { text: value, caret: selectionEnd ?? value.length };
  }
}

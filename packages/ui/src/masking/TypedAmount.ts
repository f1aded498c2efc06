import { incomingText } from "./incomingText";

/**
 * The characters of an amount that is typed at its end, dots and commas included. What a dot or
 * comma means depends on the characters after it, so that the whole text is read again at each key,
 * as a pasted text is.
 */
export class TypedAmount {
  #text = "";
  /** Whether the field was empty when the typing began. */
  #startedEmpty = false;

  /** Call this when the field's text changes in another way than by typing. */
  forget(): void {
    this.#text = "";
  }

  /**
   * Whether the typed amount is invalid, as it would be when pasted. It is final only when the
   * visitor has finished.
   */
  get isRefused(): boolean {
    return this.#startedEmpty && this.#text !== "" && incomingText("money", this.#text) === "";
  }

  /**
   * @param before the field's text before the edit
   * @param after the field's text now, if the edit was at the end of the text
   * @returns the text to show, prepared for the mask; undefined when neither a dot nor a second
   * comma was typed
   */
  take(before: string, after: string | undefined): string | undefined {
    const key = after?.startsWith(before) ? after.slice(before.length) : undefined;
    if (key === undefined || !/^[\d.,]$/.test(key)) {
      this.forget();
      return undefined;
    }
    if (this.#text === "") this.#startedEmpty = !/\d/.test(before);
    const typedBefore = this.#text || before.replaceAll(".", "");
    const typed = typedBefore + key;
    if (!/\.|,.*,/.test(typed)) {
      this.#text = typed;
      return undefined;
    }
    const text = incomingText("money", typed);
    // A dot after the comma of an amount is ignored, and so is a third decimal.
    if (text === "" && typed.includes(",")) return incomingText("money", typedBefore);
    this.#text = typed;
    return text;
  }
}

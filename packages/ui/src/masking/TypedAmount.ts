import { incomingText } from "./incomingText";

/**
 * An amount as it is typed at its end, dots and commas included: what they mean is known only by
 * what follows, as in a text that is pasted, and the mask shows what it means so far.
 */
export class TypedAmount {
  #text = "";
  /** Whether the field was empty when the typing began. */
  #startedEmpty = false;

  /** Call when the field's text is changed otherwise than by typing. */
  forget(): void {
    this.#text = "";
  }

  /**
   * Whether an amount that was typed is refused, as it would be when pasted. Ask this when the
   * visitor has finished.
   */
  get isRefused(): boolean {
    return this.#startedEmpty && this.#text !== "" && incomingText("money", this.#text) === "";
  }

  /**
   * @param before what the field showed before the edit
   * @param after what stands in it now, if the edit ended at the end of the text
   * @returns what to show, prepared for the mask; undefined where neither a dot nor a second comma
   * has been typed
   */
  take(before: string, after: string | undefined): string | undefined {
    const key = after?.startsWith(before) ? after.slice(before.length) : undefined;
    if (key === undefined || !/^[\d.,]$/.test(key)) {
      this.forget();
      return undefined;
    }
    if (this.#text === "") this.#startedEmpty = !/\d/.test(before);
    const known = this.#text || before.replaceAll(".", "");
    const typed = known + key;
    if (!/\.|,.*,/.test(typed)) {
      this.#text = typed;
      return undefined;
    }
    const text = incomingText("money", typed);
    // A dot behind the comma of an amount is not taken, nor a third decimal.
    if (text === "" && typed.includes(",")) return incomingText("money", known);
    this.#text = typed;
    return text;
  }
}

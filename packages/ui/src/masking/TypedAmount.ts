import { incomingText } from "./incomingText";

/**
 * An amount as it is typed at its end, dots included: what a dot means is known only by what follows, as in a text that is
 * pasted, and the mask shows what it means so far.
 */
export class TypedAmount {
  #text = "";

  /** Call when the field's text is changed otherwise than by typing. */
  forget(): void {
    this.#text = "";
  }

  /**
   * @param before what the field showed before the edit
   * @param after what stands in it now, if the edit ended at the end of the text
   * @returns what to show, prepared for the mask; undefined where no dot has been typed
   */
  take(before: string, after: string | undefined): string | undefined {
    const key = after?.startsWith(before) ? after.slice(before.length) : undefined;
    if (key === undefined || !/^[\d.,]$/.test(key)) {
      this.forget();
      return undefined;
    }
    const known = this.#text || before.replaceAll(".", "");
    const typed = known + key;
    if (!typed.includes(".")) {
      this.#text = typed;
      return undefined;
    }
    const text = incomingText("money", typed);
    // A key that makes it an English amount, as a dot behind a comma does, is refused.
    if (text === "" && typed.includes(",")) return incomingText("money", known);
    this.#text = typed;
    return text;
  }
}

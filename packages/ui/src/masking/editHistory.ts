/** What a field showed, and where its caret was. */
export interface FieldText {
  readonly text: string;
  readonly caret: number;
}

/** As many steps as a visitor might take back. */
const longest = 100;

/**
 * The steps of a visitor's edits. The browser's own history is lost wherever a script writes into a field, which a mask
 * does at every key.
 */
export class EditHistory {
  #steps: FieldText[];
  #at = 0;

  constructor(first: FieldText) {
    this.#steps = [first];
  }

  /** Notes a step; steps taken back before are forgotten. The same text again only moves its caret. */
  note(step: FieldText): void {
    const isNew = step.text !== this.#steps[this.#at]?.text;
    this.#steps.length = this.#at + (isNew ? 1 : 0);
    this.#steps.push(step);
    if (this.#steps.length > longest) this.#steps.shift();
    this.#at = this.#steps.length - 1;
  }

  /** A text nobody typed: nothing before it can be had back. */
  restart(first: FieldText): void {
    if (first.text === this.#steps[this.#at]?.text) return;
    this.#steps = [first];
    this.#at = 0;
  }

  /** The step before (-1) or after (1); undefined when there is none. */
  go(direction: -1 | 1): FieldText | undefined {
    const step = this.#steps[this.#at + direction];
    if (step) this.#at += direction;
    return step;
  }
}

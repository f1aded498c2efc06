/** A field's text and caret. */
export interface FieldText {
  readonly text: string;
  readonly caret: number;
}

const maxSteps = 100;

/**
 * The undo history of a field. The browser's own is lost when a script sets the value, which a mask
 * does at every key.
 */
export class EditHistory {
  #steps: FieldText[];
  #at = 0;

  constructor(first: FieldText) {
    this.#steps = [first];
  }

  /** Adds a step, and drops undone ones. The same text again only updates the caret. */
  note(step: FieldText): void {
    const isNew = step.text !== this.#steps[this.#at]?.text;
    this.#steps.length = this.#at + (isNew ? 1 : 0);
    this.#steps.push(step);
    if (this.#steps.length > maxSteps) this.#steps.shift();
    this.#at = this.#steps.length - 1;
  }

  /** Starts again from a text that was not typed. Undo does not go back beyond it. */
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

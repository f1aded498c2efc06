import { createStore } from "zustand/vanilla";
import type { Awaited } from "../sending/awaited";

interface Progress {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly error?: unknown;
}

/**
 * How far the fields of the chosen category are, for the listing that waits for them: while they
 * are not drawn, the form has none of their texts.
 */
export class FieldsProgress implements Awaited {
  readonly texts = { waiting: "fieldsLoadingText", failed: "fieldsFailedText" } as const;
  readonly #progress = createStore<Progress>(() => busy);
  readonly #askAgain: () => void;
  readonly #hasTexts: () => boolean;

  readonly subscribe = this.#progress.subscribe;

  /** @param hasTexts returns whether texts are kept for fields that are not drawn */
  constructor(askAgain: () => void, hasTexts: () => boolean) {
    this.#askAgain = askAgain;
    this.#hasTexts = hasTexts;
  }

  get isBusy(): boolean {
    return this.#progress.getState().isBusy;
  }

  get hasFailed(): boolean {
    return this.#progress.getState().hasFailed;
  }

  get isDispensable(): boolean {
    return !this.#hasTexts();
  }

  get error(): unknown {
    return this.#progress.getState().error;
  }

  /** Call when it is drawn so. */
  update(progress: Progress): void {
    this.#progress.setState(progress, true);
  }

  retry(): void {
    this.update(busy);
    this.#askAgain();
  }
}

const busy: Progress = { isBusy: true, hasFailed: false };

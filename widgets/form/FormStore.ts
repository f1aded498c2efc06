import {
  type FieldAction,
  type FieldState,
  fieldReducer,
  untouched,
} from "@yy/domain/forms/fieldReducer";
import type { Field } from "@yy/ui/fields/field";

type Listener = (field: Field, before: FieldState) => void;

/** The state of each field of a form, for as long as the field exists. It changes by `fieldReducer` alone. */
export class FormStore {
  readonly #states = new WeakMap<Field, FieldState>();
  readonly #listeners = new Set<Listener>();

  get(field: Field): FieldState {
    return this.#states.get(field) ?? untouched;
  }

  dispatch(field: Field, action: FieldAction): void {
    const before = this.get(field);
    const after = fieldReducer(before, action);
    if (after === before) return;
    this.#states.set(field, after);
    for (const listener of this.#listeners) listener(field, before);
  }

  /** Calls back after each change. Returns a cleanup function. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

import {
  type FieldAction,
  type FieldState,
  fieldReducer,
  untouched,
} from "@yy/domain/forms/fieldReducer";
import type { RuleCall } from "@yy/domain/forms/patterns";
import { isBusy, isUnderWay, submissionReducer } from "@yy/domain/forms/submissionReducer";
import type { PropsOf } from "@yy/element";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { Widget } from "@yy/element/widget/Widget";
import type { Field } from "@yy/ui/fields/field";
import { FormFields } from "@yy/ui/fields/formFields";
import { createSubmissionStore } from "@yy/ui/sending/Submission";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { schema } from "./schema";

/** What the parts of a form share. */
export interface FormContext {
  readonly form: HTMLFormElement;
  readonly widget: Widget<typeof schema>;
  /** Returns the attributes as they are now. */
  readonly props: () => PropsOf<typeof schema>;
  readonly store: FormStore;
  readonly patches: DomPatches;
}

/** What the validator keeps of one field. */
export interface FieldRecord {
  /** The message that we last set with `setCustomValidity`; another one there is the page's own. */
  mirrored: string;
  /** The `data-patterns` attribute as last read, and the calls that it contains. */
  patterns: string;
  calls: readonly RuleCall[];
  /** The value at the last validation: a browser may fill a field in without an event. */
  validatedValue: string;
}

/** The state of the form as a whole, except its submission. */
export interface FormView {
  /** All fields, found anew each time the whole form is validated; none before the first time. */
  readonly fields: FormFields;
  readonly invalidFields: number;
  /** Messages of fields that the visitor cannot see. */
  readonly alerts: readonly string[];
  /** The text of a live region: a message that appears without getting the focus. */
  readonly announcement: string;
  /** Whether all code that the rules need is loaded. */
  readonly isReady: boolean;
}

type FieldListener = (field: Field, before: FieldState) => void;

/**
 * The state of a form: of its fields, of its submission and of the form as a whole. Only reducers
 * change the fields and the submission. The store outlives a restart of `FormController`, after a
 * snapshot for example.
 */
export class FormStore {
  readonly submission = createSubmissionStore();
  readonly view: StoreApi<FormView> = createStore<FormView>(() => ({
    fields: new FormFields(),
    invalidFields: 0,
    alerts: [],
    announcement: "",
    isReady: false,
  }));
  readonly #records = new WeakMap<Field, FieldRecord>();
  readonly #states = new WeakMap<Field, FieldState>();
  readonly #listeners = new Set<FieldListener>();

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

  /** Returns what the validator keeps of the field, for as long as the field exists. */
  record(field: Field): FieldRecord {
    const record = this.#records.get(field) ?? {
      mirrored: "",
      patterns: "",
      calls: [],
      validatedValue: "",
    };
    this.#records.set(field, record);
    return record;
  }

  /** Calls back after each change of a field. Returns a cleanup function. */
  onField(listener: FieldListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Call when the visitor has changed something: the server's messages for the form as a whole were
   * about what was sent.
   */
  edited(): void {
    this.submission.setState((state) => submissionReducer(state, { type: "edited" }), true);
  }

  /** Whether the form is between its submit and the answer. */
  readonly isSubmitting = (): boolean => isBusy(this.submission.getState());

  /** Whether the form has been sent, and its answer has not arrived. */
  get isSending(): boolean {
    return isUnderWay(this.submission.getState());
  }
}

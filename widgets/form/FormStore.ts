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
  /** The attributes as they are now. */
  readonly props: () => PropsOf<typeof schema>;
  readonly store: FormStore;
  readonly patches: DomPatches;
}

/** What the validator keeps of one field. */
export interface FieldRecord {
  /** Message that we last set with `setCustomValidity`; another one there is the page's own. */
  mirrored: string;
  /** `data-patterns` as last read, and what it says. */
  patterns: string;
  calls: readonly RuleCall[];
  /** The value at the last validation: a browser may fill a field in without an event. */
  validatedValue: string;
}

/** What is known of a form as a whole, its submission apart. */
export interface FormView {
  /** All fields, found anew by each validation of all; none before the first. */
  readonly fields: FormFields;
  readonly invalidFields: number;
  /** Messages of fields that the visitor cannot see. */
  readonly alerts: readonly string[];
  /** A message that appears without getting the focus: the text of a live region. */
  readonly announcement: string;
  /** Whether all code that the rules need is loaded. */
  readonly isReady: boolean;
}

type FieldListener = (field: Field, before: FieldState) => void;

/**
 * All that is known of a form: of its fields, of its submission and of the form as a whole. Fields
 * and submission change by their reducers alone. It outlives a restart of `FormController`, after a
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

  /** What the validator keeps of the field, for as long as the field exists. */
  record(field: Field): FieldRecord {
    const known = this.#records.get(field);
    const record = known ?? { mirrored: "", patterns: "", calls: [], validatedValue: "" };
    this.#records.set(field, record);
    return record;
  }

  /** Calls back after each change of a field. Returns a cleanup function. */
  onField(listener: FieldListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * The visitor has changed something: what the server said of the form as a whole was about what
   * was sent.
   */
  edited(): void {
    this.submission.setState((state) => submissionReducer(state, { type: "edited" }), true);
  }

  /** Whether the form is between its submit and the answer. */
  readonly isSubmitting = (): boolean => isBusy(this.submission.getState());

  /** Whether the form has been sent, and its answer is not here. */
  get isSending(): boolean {
    return isUnderWay(this.submission.getState());
  }
}

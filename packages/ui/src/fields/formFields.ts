import { memberOf } from "@yy/element/dom/memberOf";
import type { Field } from "./field";

/** Inputs that hold no value of the visitor's. */
const buttonTypes = new Set(["submit", "reset", "button", "image"]);

/** The fields of a form, as they are now: in document order, those outside it that name it with `form=` too. */
export class FormFields {
  /** The candidates for validation; of radios or boxes of one name only the first, which represents them. */
  readonly candidates: readonly Field[];
  /** How many elements the form had. */
  readonly size: number;
  readonly #byName = new Map<string, Field[]>();
  readonly #speakers = new Map<Field, Field>();

  constructor(form: HTMLFormElement) {
    const elements = memberOf(form, "elements");
    const fields = [...elements].filter(isField);
    this.size = elements.length;
    for (const field of fields) {
      const known = this.#byName.get(field.name);
      if (known) known.push(field);
      else this.#byName.set(field.name, [field]);
    }
    for (const field of fields) this.#speakers.set(field, speakerOf(field, this.groupOf(field)));
    this.candidates = fields.filter((field) => this.#speakers.get(field) === field);
  }

  /** The candidate that represents this field. */
  speakerFor(field: Field): Field | undefined {
    return this.#speakers.get(field);
  }

  /** The radios or boxes of a name, which are one field to the visitor; a field of another kind alone. */
  groupOf(field: Field): readonly Field[] {
    if (!isCheckable(field) || field.name === "") return [field];
    return this.named(field.name).filter((other) => other.type === field.type);
  }

  named(name: string): readonly Field[] {
    return this.#byName.get(name) ?? [];
  }

  /** The field that a name means: Rails puts a hidden one of the same name before each box. */
  called(name: string): Field | undefined {
    const named = this.named(name);
    const field = named.find(({ type }) => type !== "hidden") ?? named[0];
    return field && this.#speakers.get(field);
  }

  get names(): Iterable<string> {
    return this.#byName.keys();
  }
}

export function isField(element: EventTarget | null): element is Field {
  return (
    (element instanceof HTMLInputElement && !buttonTypes.has(element.type)) ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

export function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === "radio" || field.type === "checkbox";
}

function speakerOf(field: Field, [first = field, ...others]: readonly Field[]): Field {
  return [first, ...others].find(({ dataset }) => dataset.patterns !== undefined) ?? first;
}

import { memberOf } from "@yy/page/memberOf";
import type { Field } from "./field";

/** Input types that are buttons. */
const buttonTypes = new Set(["submit", "reset", "button", "image"]);

/**
 * The fields that a form had when this object was created, in document order, including those
 * outside the form that belong to it by `form=`.
 */
export class FormFields {
  /**
   * The fields to validate. Of the radios or checkboxes of one name it has one, which represents
   * the others.
   */
  readonly candidates: readonly Field[];
  /** The number of elements that the form had, buttons included. */
  readonly size: number;
  readonly #byName = new Map<string, Field[]>();
  readonly #representatives = new Map<Field, Field>();

  constructor(form?: HTMLFormElement) {
    const elements = form ? memberOf(form, "elements") : [];
    const fields = [...elements].filter(isField);
    this.size = elements.length;
    for (const field of fields) {
      const sameName = this.#byName.get(field.name);
      if (sameName) sameName.push(field);
      else this.#byName.set(field.name, [field]);
    }
    for (const field of fields)
      this.#representatives.set(field, representativeAmong(field, this.groupOf(field)));
    this.candidates = fields.filter((field) => this.#representatives.get(field) === field);
  }

  /** The candidate that represents this field. */
  representativeOf(field: Field): Field | undefined {
    return this.#representatives.get(field);
  }

  /** The radios or checkboxes that share the field's name; for any other field, only the field. */
  groupOf(field: Field): readonly Field[] {
    if (!isCheckable(field) || field.name === "") return [field];
    return this.named(field.name).filter((other) => other.type === field.type);
  }

  named(name: string): readonly Field[] {
    return this.#byName.get(name) ?? [];
  }

  /**
   * The candidate for a name. Visible fields go first, because Rails puts a hidden field of the
   * same name before each checkbox.
   */
  called(name: string): Field | undefined {
    const named = this.named(name);
    const field = named.find(({ type }) => type !== "hidden") ?? named[0];
    return field && this.#representatives.get(field);
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

function representativeAmong(field: Field, [first = field, ...others]: readonly Field[]): Field {
  return [first, ...others].find(({ dataset }) => dataset.patterns !== undefined) ?? first;
}

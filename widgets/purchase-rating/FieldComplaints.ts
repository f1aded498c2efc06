import { fieldFor } from "@yy/domain/forms/formRules";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import { memberOf } from "@yy/element/dom/memberOf";
import { FieldMessages } from "@yy/ui/fields/FieldMessages";
import type { Field } from "@yy/ui/fields/field";

/** What the server says of the fields of a form, beside them. */
export class FieldComplaints {
  readonly #form: HTMLFormElement;
  readonly #messages: FieldMessages;
  readonly #shown = new Map<Field, readonly Field[]>();

  constructor(form: HTMLFormElement, patches: DomPatches) {
    this.#form = form;
    this.#messages = new FieldMessages(patches);
  }

  /** @returns the messages that belong to no field */
  show(said: ReadonlyMap<string, string>): string[] {
    const rest: string[] = [];
    for (const [key, message] of said) {
      const group = this.#called(key);
      const [field] = group;
      if (field) {
        this.#shown.set(field, group);
        this.#messages.show(field, message, group);
      } else rest.push(message);
    }
    return rest;
  }

  hide(): void {
    for (const [field, group] of this.#shown) this.#messages.hide(field, group);
    this.#shown.clear();
  }

  /** The field that the key means, or the radios of its name, as far as a visitor sees them. */
  #called(key: string): readonly Field[] {
    const fields = [...memberOf(this.#form, "elements")].filter(isField);
    const name = fieldFor(key, fields.map((field) => field.name).filter(Boolean));
    return fields.filter((field) => field.name === name);
  }
}

function isField(element: Element): element is Field {
  return element.matches("input, select, textarea");
}

import { spokenWords } from "../spokenWords";
import type { Field } from "./field";
import { fieldLabel } from "./labels";

/**
 * Accessible properties of a field, as text, because elements in a shadow root cannot refer to ids
 * outside.
 */
export interface FieldAccess {
  readonly name: string;
  /** The text of its descriptions, for example its error. */
  readonly description: string;
  readonly required: boolean;
  readonly invalid: boolean;
}

/** Reads the properties, for a control that a widget draws in place of the field. */
export function readAccess(field: Field): FieldAccess {
  const described = describing(field).map((element) => spokenWords(element));
  return {
    name: fieldLabel(field),
    description: [...described, field.getAttribute("aria-description") ?? ""]
      .filter(Boolean)
      .join(" "),
    required: field.required || isTrue(field.getAttribute("aria-required")),
    invalid: isTrue(field.getAttribute("aria-invalid")),
  };
}

/**
 * Calls back, in a microtask, when the result of `readAccess` may have changed. Returns a cleanup
 * function.
 */
export function onAccess(field: Field, changed: () => void): () => void {
  const words = new MutationObserver(changed);
  const watchWords = () => {
    words.disconnect();
    for (const element of describing(field))
      words.observe(element, { childList: true, characterData: true, subtree: true });
  };
  const attributes = new MutationObserver(() => {
    watchWords();
    changed();
  });
  attributes.observe(field, { attributeFilter: accessAttributes });
  watchWords();
  return () => {
    words.disconnect();
    attributes.disconnect();
  };
}

const accessAttributes = [
  "aria-label",
  "aria-labelledby",
  "aria-describedby",
  "aria-description",
  "aria-invalid",
  "aria-required",
  "required",
];

/** The elements on the page that `aria-describedby` of the field names. */
function describing(field: Field): Element[] {
  const ids = (field.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
  return ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
}

function isTrue(attribute: string | null): boolean {
  return attribute !== null && attribute !== "" && attribute !== "false";
}

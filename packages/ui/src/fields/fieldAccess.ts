import { spokenWords } from "../spokenWords";
import type { Field } from "./field";
import { fieldLabel } from "./labels";

/**
 * The accessible properties of a field. They are text, because elements in a shadow root cannot
 * refer to ids outside it.
 */
export interface FieldAccess {
  readonly name: string;
  /** The text of its descriptions, for example its error. */
  readonly description: string;
  readonly required: boolean;
  readonly invalid: boolean;
}

/** Reads the accessible properties, for a control that a widget draws in place of the field. */
export function readAccess(field: Field): FieldAccess {
  const described = descriptionsOf(field).map((element) => spokenWords(element));
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
  const textObserver = new MutationObserver(changed);
  const observeTexts = () => {
    textObserver.disconnect();
    for (const element of descriptionsOf(field))
      textObserver.observe(element, { childList: true, characterData: true, subtree: true });
  };
  const attributeObserver = new MutationObserver(() => {
    observeTexts();
    changed();
  });
  attributeObserver.observe(field, { attributeFilter: accessAttributes });
  observeTexts();
  return () => {
    textObserver.disconnect();
    attributeObserver.disconnect();
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

/** The elements on the page that the field's `aria-describedby` refers to. */
function descriptionsOf(field: Field): Element[] {
  const ids = (field.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
  return ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
}

function isTrue(attribute: string | null): boolean {
  return attribute !== null && attribute !== "" && attribute !== "false";
}

import type { Field } from "./field";
import { fieldLabel } from "./labels";

/** What a screen reader is told of a field besides its value, in words: ids do not cross a shadow root. */
export interface FieldAccess {
  readonly name: string;
  /** The words of what describes the field, for example its error. */
  readonly description: string;
  readonly required: boolean;
  readonly invalid: boolean;
}

/** For a control that is drawn in the field's place. */
export function readAccess(field: Field): FieldAccess {
  const described = describing(field).map((element) => element.textContent?.trim() ?? "");
  return {
    name: fieldLabel(field),
    description: [...described, field.getAttribute("aria-description") ?? ""]
      .filter(Boolean)
      .join(" "),
    required: field.required || isTrue(field.getAttribute("aria-required")),
    invalid: isTrue(field.getAttribute("aria-invalid")),
  };
}

/** Calls back in the microtask after what `readAccess` tells has changed. Returns a cleanup function. */
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

/** The elements that describe the field, as far as they are on the page. */
function describing(field: Field): Element[] {
  const ids = (field.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
  return ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
}

function isTrue(attribute: string | null): boolean {
  return attribute !== null && attribute !== "" && attribute !== "false";
}

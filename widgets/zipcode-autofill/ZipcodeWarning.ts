import type { DomPatches } from "@yy/element/dom/DomPatches";
import { FieldMessages } from "@yy/ui/fields/FieldMessages";

/** The warning below a zipcode whose lookup failed, and the attributes that mark its field. */
export class ZipcodeWarning {
  readonly #zipcode: HTMLInputElement;
  readonly #patches: DomPatches;
  readonly #messages: FieldMessages;

  constructor(zipcode: HTMLInputElement, patches: DomPatches) {
    this.#zipcode = zipcode;
    this.#patches = patches;
    this.#messages = new FieldMessages(patches);
  }

  /** Shows the text without marking the field: nothing is known against its zipcode. Returns true. */
  say(text: string): true {
    this.hide();
    this.#messages.say(this.#zipcode, text);
    return true;
  }

  /** Marks the field, and shows the text unless a form does. Returns whether it is shown here. */
  show(text: string): boolean {
    this.hide();
    this.#patches.set(this.#zipcode, "data-remote-valid", "false");
    if (isSaidByForm(this.#zipcode)) return false;
    this.#messages.show(this.#zipcode, text);
    return true;
  }

  hide(): void {
    this.#patches.unset(this.#zipcode, "data-remote-valid");
    this.#messages.hide(this.#zipcode);
  }
}

/** Whether a mounted `yy-form` shows the warning itself: its rule for the field depends on `data-remote-valid`. */
function isSaidByForm(zipcode: HTMLElement): boolean {
  const rules = (zipcode.dataset.patterns ?? "").split(",").map((rule) => rule.trim());
  const form = zipcode.closest("yy-form");
  return rules.includes("isRemoteValid") && form !== null && isMounted(form);
}

function isMounted(element: Element): boolean {
  try {
    return element.matches(":state(mounted)");
  } catch {
    return customElements.get(element.localName) !== undefined;
  }
}

import type { MarkupLoan } from "@yy/element/markupLoan";

let drawn = 0;

/** What stands after a zipcode that could not be found, and what marks its field. */
export class ZipcodeWarning {
  readonly #zipcode: HTMLInputElement;
  readonly #loan: MarkupLoan;
  #note: HTMLElement | undefined;

  constructor(zipcode: HTMLInputElement, loan: MarkupLoan) {
    this.#zipcode = zipcode;
    this.#loan = loan;
  }

  /** Marks the field, and says why unless a form does. Returns whether it is ours to say. */
  show(text: string): boolean {
    this.hide();
    this.#loan.set(this.#zipcode, "data-remote-valid", "false");
    if (isSaidByForm(this.#zipcode)) return false;
    this.#loan.set(this.#zipcode, "aria-invalid", "true");
    const note = document.createElement("span");
    drawn += 1;
    note.id = `yy-zipcode-warning-${drawn}`;
    note.dataset.zipcodeWarning = "";
    note.textContent = text;
    this.#note = this.#loan.insert(note, (node) => outermost(this.#zipcode).after(node));
    this.#loan.addToken(this.#zipcode, "aria-describedby", note.id);
    return true;
  }

  hide(): void {
    this.#loan.unset(this.#zipcode, "data-remote-valid");
    this.#loan.unset(this.#zipcode, "aria-invalid");
    if (!this.#note) return;
    this.#loan.removeToken(this.#zipcode, "aria-describedby", this.#note.id);
    this.#loan.remove(this.#note);
    this.#note = undefined;
  }
}

/** The field with its mask and the label around it, inside which a note would become a part of its name. */
function outermost(zipcode: HTMLElement): Element {
  const masked = zipcode.closest("yy-mask") ?? zipcode;
  return masked.closest("label") ?? masked;
}

/** A mounted `yy-form` whose rule for the field asks about `data-remote-valid` shows the warning itself. */
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

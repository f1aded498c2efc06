import type { DomPatches } from "@yy/element/dom/DomPatches";
import { memberOf } from "@yy/page/memberOf";
import { heightProperty } from "@yy/ui/heightProperty";
import { type SubmitButton, submitButtons } from "@yy/ui/sending/submitButtons";

/** Marks the line that says why the buttons are disabled. */
export const reasonMark = "data-yy-reason";

let reasons = 0;

/** The buttons that send a form: disabled while it cannot be sent, and saying why (README, When it speaks). */
export class SubmitButtons {
  readonly #form: HTMLFormElement;
  readonly #patches: DomPatches;
  #reason: HTMLElement | undefined;
  #disabled = false;
  #forgetHeight: (() => void) | undefined;

  constructor(form: HTMLFormElement, patches: DomPatches) {
    this.#form = form;
    this.#patches = patches;
  }

  /** Whether the submit buttons are disabled by us now, so that Enter would do nothing. */
  get areDisabled(): boolean {
    return this.#disabled;
  }

  include(element: Element): boolean {
    return buttonsWithRules(this.#form).some((button) => button === element);
  }

  /** @param reason why they are disabled; "" enables them */
  update(reason: string): void {
    this.#disabled = reason !== "";
    if (reason !== "" || this.#reason) this.#say(reason);
    for (const button of buttonsWithRules(this.#form)) {
      if (reason === "") this.#patches.unset(button, "disabled");
      else this.#patches.set(button, "disabled", "");
    }
  }

  #say(reason: string): void {
    const node = this.#reason ?? this.#addReason();
    if (node.textContent !== reason) node.textContent = reason;
    for (const button of buttonsWithRules(this.#form))
      this.#patches.addToken(button, "aria-describedby", node.id);
  }

  end(): void {
    this.#forgetHeight?.();
  }

  #addReason(): HTMLElement {
    const node = document.createElement("span");
    reasons += 1;
    node.id = `yy-reason-${reasons}`;
    node.setAttribute(reasonMark, "");
    this.#patches.insert(node, () => memberOf(this.#form, "append")(node));
    this.#reason = node;
    // The style sheet keeps room for one line; on a narrow screen it may need more.
    this.#forgetHeight = heightProperty(node, this.#form, "--yy-form-reason-height");
    return node;
  }
}

/** Those that send the form with its rules: one with `formnovalidate` is left alone. */
function buttonsWithRules(form: HTMLFormElement): SubmitButton[] {
  return submitButtons(form).filter((button) => !button.formNoValidate);
}

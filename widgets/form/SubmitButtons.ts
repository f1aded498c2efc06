import type { DomPatches } from "@yy/element/dom/DomPatches";
import { memberOf } from "@yy/page/memberOf";
import { heightProperty } from "@yy/ui/heightProperty";
import { ButtonLock } from "@yy/ui/sending/ButtonLock";
import { type SubmitButton, submitButtons } from "@yy/ui/sending/submitButtons";

/** Marks the line that says why the buttons are disabled. */
export const reasonMark = "data-yy-reason";

/**
 * In ms. rails-ujs and jquery_ujs show the words of `data-disable-with` only on a button that can be pressed 13 ms after
 * the submit. A second press until then is stopped with its submit event.
 */
const librariesFirst = 20;

let reasons = 0;

/** Why the submit buttons are disabled. */
export interface Reason {
  /** "" when they are not. */
  readonly text: string;
  /** Whether it is that the form is being sent. */
  readonly isLoading: boolean;
}

/** The buttons that send a form: disabled while it cannot be sent, and saying why (README, When it speaks). */
export class SubmitButtons {
  readonly #form: HTMLFormElement;
  readonly #patches: DomPatches;
  readonly #lock: ButtonLock;
  #reason: HTMLElement | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #forgetHeight: (() => void) | undefined;

  /** @param isSubmitting whether the form is between its submit and the answer */
  constructor(form: HTMLFormElement, patches: DomPatches, isSubmitting: () => boolean) {
    this.#form = form;
    this.#patches = patches;
    this.#lock = new ButtonLock(patches, isSubmitting);
  }

  /** Whether the submit buttons are disabled by us now, so that Enter would do nothing. */
  get areDisabled(): boolean {
    return this.#lock.isLocked;
  }

  include(element: Element): boolean {
    return buttonsWithRules(this.#form).some((button) => button === element);
  }

  update({ text, isLoading }: Reason): void {
    clearTimeout(this.#waiting);
    if (text !== "" || this.#reason) this.#say(text);
    const lock = () => this.#lock.set(buttonsWithRules(this.#form), text !== "");
    if (isLoading && !this.#lock.isLocked) this.#waiting = setTimeout(lock, librariesFirst);
    else lock();
  }

  #say(text: string): void {
    const node = this.#reason ?? this.#addReason();
    if (node.textContent !== text) node.textContent = text;
    for (const button of buttonsWithRules(this.#form))
      this.#patches.addToken(button, "aria-describedby", node.id);
  }

  end(): void {
    clearTimeout(this.#waiting);
    this.#lock.end();
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

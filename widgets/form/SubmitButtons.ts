import type { DomPatches } from "@yy/element/dom/DomPatches";
import { memberOf } from "@yy/page/memberOf";
import { heightProperty } from "@yy/ui/heightProperty";
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

/**
 * The buttons that send a form: disabled while it cannot be sent, and saying why (README, When it speaks). The page may
 * disable them too: neither undoes what the other has said.
 */
export class SubmitButtons {
  readonly #form: HTMLFormElement;
  readonly #patches: DomPatches;
  /** Whether the form is between its submit and the answer: what changes then is undone at its end. */
  readonly #isSubmitting: () => boolean;
  readonly #observer = new MutationObserver((changes) => this.#note(changes));
  /** Whether the page has disabled the button, for those that are observed. */
  readonly #isOff = new Map<Node, boolean>();
  #reason: HTMLElement | undefined;
  #disabled = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #forgetHeight: (() => void) | undefined;

  constructor(form: HTMLFormElement, patches: DomPatches, isSubmitting: () => boolean) {
    this.#form = form;
    this.#patches = patches;
    this.#isSubmitting = isSubmitting;
  }

  /** Whether the submit buttons are disabled by us now, so that Enter would do nothing. */
  get areDisabled(): boolean {
    return this.#disabled;
  }

  include(element: Element): boolean {
    return buttonsWithRules(this.#form).some((button) => button === element);
  }

  update({ text, isLoading }: Reason): void {
    clearTimeout(this.#waiting);
    if (text !== "" || this.#reason) this.#say(text);
    const disable = () => this.#disable(text !== "");
    if (isLoading && !this.#disabled) this.#waiting = setTimeout(disable, librariesFirst);
    else disable();
  }

  #disable(isDisabled: boolean): void {
    this.#note(this.#observer.takeRecords());
    this.#disabled = isDisabled;
    for (const button of buttonsWithRules(this.#form)) this.#write(button);
    // Those of our own writing.
    this.#observer.takeRecords();
  }

  #write(button: SubmitButton): void {
    const isOff = this.#patches.original(button, "disabled") !== null;
    const byPage = this.#isOff.get(button) ?? isOff;
    if (!this.#isOff.has(button)) {
      this.#isOff.set(button, isOff);
      this.#observer.observe(button, { attributeFilter: ["disabled"] });
    }
    if (!this.#disabled || isOff !== byPage) this.#patches.unset(button, "disabled");
    if (isOff !== byPage) button.disabled = byPage;
    if (this.#disabled) this.#patches.set(button, "disabled", "");
  }

  /** Takes down what the page has written, also where it has written what was there: `disabled` over ours. */
  #note(changes: readonly MutationRecord[]): void {
    if (changes.length === 0 || this.#isSubmitting()) return;
    for (const { target } of changes) this.#isOff.set(target, (target as SubmitButton).disabled);
    if (this.#disabled) this.#disable(true);
  }

  #say(text: string): void {
    const node = this.#reason ?? this.#addReason();
    if (node.textContent !== text) node.textContent = text;
    for (const button of buttonsWithRules(this.#form))
      this.#patches.addToken(button, "aria-describedby", node.id);
  }

  end(): void {
    clearTimeout(this.#waiting);
    this.#observer.disconnect();
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

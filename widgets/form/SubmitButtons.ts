import { textOfCount } from "@yy/domain/format/pluralize";
import { isUnderWay } from "@yy/domain/forms/submissionReducer";
import { memberOf } from "@yy/page/memberOf";
import { heightProperty } from "@yy/ui/heightProperty";
import { ButtonLock } from "@yy/ui/sending/ButtonLock";
import { type SubmitButton, submitButtons } from "@yy/ui/sending/submitButtons";
import type { FormContext } from "./FormStore";

/** Marks the line that says why the buttons are disabled. */
export const reasonMark = "data-yy-reason";

/**
 * rails-ujs and jquery_ujs show the words of `data-disable-with` only on a button that is enabled
 * 13 ms after the submit. We stop the submit event of a second press in that time.
 */
const lockDelayMs = 20;

let reasons = 0;

/**
 * Disables the buttons that send a form while it cannot be sent, and says why (README, When it
 * speaks).
 */
export class SubmitButtons {
  readonly #context: FormContext;
  readonly #lock: ButtonLock;
  readonly #unsubscribe: readonly (() => void)[];
  /**
   * The element that had the focus when the form was sent: a button loses it when it is disabled.
   */
  #focusedAtSend: Element | null = null;
  #reason: HTMLElement | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #forgetHeight: (() => void) | undefined;

  constructor(context: FormContext) {
    const { patches, store } = context;
    this.#context = context;
    this.#lock = new ButtonLock(patches, store.isSubmitting);
    this.#unsubscribe = [
      store.view.subscribe(({ fields, invalidFields }, before) => {
        // When the fields have changed, the buttons may have changed too.
        if (fields !== before.fields || invalidFields !== before.invalidFields) this.#update();
      }),
      store.submission.subscribe((state, before) => {
        if (isUnderWay(state) !== isUnderWay(before)) this.#sendingChanged();
      }),
    ];
    if (store.isSending) this.#markBusy();
  }

  /** Whether we have disabled the submit buttons, so that Enter would do nothing. */
  get areDisabled(): boolean {
    return this.#lock.isLocked;
  }

  include(element: Element): boolean {
    return buttonsWithRules(this.#context.form).some((button) => button === element);
  }

  end(): void {
    clearTimeout(this.#waiting);
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#lock.end();
    this.#forgetHeight?.();
  }

  #sendingChanged(): void {
    const { isSending } = this.#context.store;
    if (isSending) this.#focusedAtSend = document.activeElement;
    this.#markBusy();
    this.#update();
    if (!isSending) refocus(this.#focusedAtSend);
  }

  #markBusy(): void {
    const { form, patches, store } = this.#context;
    if (store.isSending) patches.set(form, "aria-busy", "true");
    else patches.unset(form, "aria-busy");
  }

  #update(): void {
    const { form, store } = this.#context;
    clearTimeout(this.#waiting);
    const text = this.#disabledReason();
    if (text !== "" || this.#reason) this.#say(text);
    const lock = () => this.#lock.set(buttonsWithRules(form), text !== "");
    if (store.isSending && !this.#lock.isLocked) this.#waiting = setTimeout(lock, lockDelayMs);
    else lock();
  }

  /** Why the buttons are disabled; "" when the form can be sent. */
  #disabledReason(): string {
    const { props, store } = this.#context;
    const { loadingText, validateOnSubmit, reasonText, reasonOneText, reasonManyText } = props();
    const { invalidFields } = store.view.getState();
    if (store.isSending) return loadingText;
    if (validateOnSubmit || invalidFields === 0) return "";
    return (
      reasonText?.replaceAll("{count}", String(invalidFields)) ??
      textOfCount(invalidFields, reasonOneText, reasonManyText)
    );
  }

  #say(text: string): void {
    const node = this.#reason ?? this.#addReason();
    if (node.textContent !== text) node.textContent = text;
    for (const button of buttonsWithRules(this.#context.form))
      this.#context.patches.addToken(button, "aria-describedby", node.id);
  }

  #addReason(): HTMLElement {
    const node = document.createElement("span");
    reasons += 1;
    node.id = `yy-reason-${reasons}`;
    node.setAttribute(reasonMark, "");
    this.#context.patches.insert(node, () => memberOf(this.#context.form, "append")(node));
    this.#reason = node;
    // The style sheet reserves the height of one line; on a narrow screen the text may need more.
    this.#forgetHeight = heightProperty(node, this.#context.form, "--yy-form-reason-height");
    return node;
  }
}

/** The buttons that send the form with its rules; one with `formnovalidate` is left alone. */
function buttonsWithRules(form: HTMLFormElement): SubmitButton[] {
  return submitButtons(form).filter((button) => !button.formNoValidate);
}

function refocus(element: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && element instanceof HTMLElement) element.focus({ preventScroll: true });
}

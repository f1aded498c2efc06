import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { SubmitButton } from "./submitButtons";

/**
 * Disables submit buttons that the page may disable too. Neither the lock nor the page undoes what
 * the other has set.
 */
export class ButtonLock {
  readonly #patches: DomPatches;
  /**
   * Whether the form is being submitted. The page's changes in that time are not recorded, because
   * they are undone when the answer comes.
   */
  readonly #isSubmitting: () => boolean;
  readonly #observer = new MutationObserver((changes) => this.#record(changes));
  /** Observed button → whether the page has disabled it. */
  readonly #disabledByPage = new Map<Node, boolean>();
  #buttons: readonly SubmitButton[] = [];
  #isLocked = false;

  constructor(patches: DomPatches, isSubmitting: () => boolean) {
    this.#patches = patches;
    this.#isSubmitting = isSubmitting;
  }

  get isLocked(): boolean {
    return this.#isLocked;
  }

  /** @param buttons the form's current buttons, which are locked or unlocked together */
  set(buttons: readonly SubmitButton[], isLocked: boolean): void {
    this.#record(this.#observer.takeRecords());
    this.#buttons = buttons;
    this.#isLocked = isLocked;
    for (const button of buttons) this.#write(button);
    // Drops the records of the lock's own changes.
    this.#observer.takeRecords();
  }

  end(): void {
    this.#observer.disconnect();
  }

  #write(button: SubmitButton): void {
    const isDisabled = this.#patches.original(button, "disabled") !== null;
    const disabledByPage = this.#disabledByPage.get(button) ?? isDisabled;
    if (!this.#disabledByPage.has(button)) {
      this.#disabledByPage.set(button, isDisabled);
      this.#observer.observe(button, { attributeFilter: ["disabled"] });
    }
    if (!this.#isLocked || isDisabled !== disabledByPage) this.#patches.unset(button, "disabled");
    if (isDisabled !== disabledByPage) button.disabled = disabledByPage;
    if (this.#isLocked) this.#patches.set(button, "disabled", "");
  }

  /**
   * Records what the page has set, also when it has set `disabled` on a button that the lock had
   * disabled.
   */
  #record(changes: readonly MutationRecord[]): void {
    if (changes.length === 0 || this.#isSubmitting()) return;
    for (const { target } of changes)
      this.#disabledByPage.set(target, (target as SubmitButton).disabled);
    if (this.#isLocked) this.set(this.#buttons, true);
  }
}

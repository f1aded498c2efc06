import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { SubmitButton } from "./submitButtons";

/** Disables submit buttons that the page may disable too: neither undoes what the other has set. */
export class ButtonLock {
  readonly #patches: DomPatches;
  /**
   * Whether the form is between its submit and the answer: changes in that time are undone at its
   * end.
   */
  readonly #isSubmitting: () => boolean;
  readonly #observer = new MutationObserver((changes) => this.#note(changes));
  /** Whether the page has disabled the button, for those that are observed. */
  readonly #isOff = new Map<Node, boolean>();
  #buttons: readonly SubmitButton[] = [];
  #isLocked = false;

  constructor(patches: DomPatches, isSubmitting: () => boolean) {
    this.#patches = patches;
    this.#isSubmitting = isSubmitting;
  }

  get isLocked(): boolean {
    return this.#isLocked;
  }

  /** @param buttons all that are locked or open together, as they are now */
  set(buttons: readonly SubmitButton[], isLocked: boolean): void {
    this.#note(this.#observer.takeRecords());
    this.#buttons = buttons;
    this.#isLocked = isLocked;
    for (const button of buttons) this.#write(button);
    // Drops the records of our own writes.
    this.#observer.takeRecords();
  }

  end(): void {
    this.#observer.disconnect();
  }

  #write(button: SubmitButton): void {
    const isOff = this.#patches.original(button, "disabled") !== null;
    const byPage = this.#isOff.get(button) ?? isOff;
    if (!this.#isOff.has(button)) {
      this.#isOff.set(button, isOff);
      this.#observer.observe(button, { attributeFilter: ["disabled"] });
    }
    if (!this.#isLocked || isOff !== byPage) this.#patches.unset(button, "disabled");
    if (isOff !== byPage) button.disabled = byPage;
    if (this.#isLocked) this.#patches.set(button, "disabled", "");
  }

  /**
   * Notes what the page has written, even if it has written the same value: `disabled` over ours.
   */
  #note(changes: readonly MutationRecord[]): void {
    if (changes.length === 0 || this.#isSubmitting()) return;
    for (const { target } of changes) this.#isOff.set(target, (target as SubmitButton).disabled);
    if (this.#isLocked) this.set(this.#buttons, true);
  }
}

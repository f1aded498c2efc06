import { memberOf } from "@yy/page/memberOf";

/** Remembers the focus when the rating is sent, so that it does not move to the top of the page. */
export class PanelFocus {
  #last: HTMLElement | null = null;
  #wasInside = false;

  /** Call before anything is disabled or hidden. */
  remember(panel: Element, widget: Element): void {
    const { activeElement } = document;
    // The retry button counts too, because it is removed with the failure.
    this.#wasInside = memberOf(panel, "contains")(activeElement) || activeElement === widget;
    this.#last = this.#wasInside ? (activeElement as HTMLElement) : null;
  }

  /** Call when the panel asks for another purchase: the result is not about what is shown now. */
  forget(): void {
    this.#wasInside = false;
  }

  /** Focuses what replaces the panel, unless the visitor has moved on. */
  moveTo(next: HTMLElement | null): void {
    if (this.#wasInside && this.#isFree) next?.focus();
    this.#wasInside = false;
  }

  /**
   * Focuses the field with the server's error, else the field that had the focus. Returns whether
   * the focus has moved to a field with an error, so that a screen reader reads its message.
   */
  restore(form: HTMLFormElement): boolean {
    if (!this.#wasInside || !this.#isFree) return false;
    const refused = memberOf(form, "querySelector")<HTMLElement>("[aria-invalid=true]");
    if (!refused && isFocusLost()) this.#last?.focus();
    if (!refused || refused === document.activeElement) return false;
    refused.focus();
    return true;
  }

  get #isFree(): boolean {
    const { activeElement } = document;
    return (
      isFocusLost() || activeElement === this.#last || this.#last?.contains(activeElement) === true
    );
  }
}

/** Whether nothing has the focus, as after the focused button was disabled or hidden. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

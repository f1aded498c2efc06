import { memberOf } from "@yy/element/dom/memberOf";

/** Where the visitor was when the rating left, so that they are not thrown to the top of the page. */
export class PanelFocus {
  #last: HTMLElement | null = null;
  #wasInside = false;

  /** Before anything is disabled or hidden. */
  remember(panel: Element, widget: Element): void {
    const { activeElement } = document;
    // A press on the button of the failure counts too: it goes away with the failure.
    this.#wasInside = memberOf(panel, "contains")(activeElement) || activeElement === widget;
    this.#last = this.#wasInside ? (activeElement as HTMLElement) : null;
  }

  /** To what stands in the panel's place, unless the visitor has gone elsewhere meanwhile. */
  goOn(next: HTMLElement | null): void {
    if (this.#wasInside && this.#isFree) next?.focus();
    this.#wasInside = false;
  }

  /** To the field that the server complains about, else where it was. */
  restore(form: HTMLFormElement): void {
    if (!this.#wasInside || !this.#isFree) return;
    const refused = memberOf(form, "querySelector")<HTMLElement>("[aria-invalid=true]");
    if (refused) refused.focus();
    else if (isNowhere()) this.#last?.focus();
  }

  get #isFree(): boolean {
    const { activeElement } = document;
    return (
      isNowhere() || activeElement === this.#last || this.#last?.contains(activeElement) === true
    );
  }
}

/** A button that is disabled or hidden loses the focus. */
function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

import { rendererDrawsAtOnce } from "./renderer";
import { sharedStyleSheet } from "./styleSheets";

/** What all elements of a widget share for their shadow roots. */
export interface SharedView {
  readonly styles: readonly string[];
  /** Constructed from `styles` for the first element that mounts. */
  sheets?: CSSStyleSheet[];
  /** Whether the component renders no slot, so that the server's children do not show; known after the first render. */
  replacesChildren?: boolean;
}

/** Switches a shadow root between the server's children, in a slot, and what the component renders. */
export class ShadowView {
  readonly #root: ShadowRoot;
  readonly #shared: SharedView;
  /** While they show. */
  #slot: HTMLSlotElement | undefined;

  constructor(root: ShadowRoot, shared: SharedView) {
    this.#root = root;
    this.#shared = shared;
    this.showServerMarkup();
  }

  showServerMarkup(): void {
    if (this.#slot) return;
    this.#slot = document.createElement("slot");
    this.#root.replaceChildren(this.#slot);
  }

  /**
   * Hides server's children that the component will not show, so that measuring the element does not lay them out. In the
   * same task it mounts, or `showServerMarkup` reverts this.
   */
  makeMeasurable(): void {
    if (!this.#shared.replacesChildren) return;
    this.#removeSlot();
    this.#adoptSheets();
  }

  /** Called before the first render. */
  prepare(): void {
    this.#adoptSheets();
    // Preact would reuse the slot as one of its own nodes.
    if (rendererDrawsAtOnce) this.#removeSlot();
  }

  /** Called after the first render. */
  rendered(): void {
    this.#removeSlot();
    this.#shared.replacesChildren ??= !this.#root.querySelector("slot");
  }

  #removeSlot(): void {
    this.#slot?.remove();
    this.#slot = undefined;
  }

  #adoptSheets(): void {
    if (this.#root.adoptedStyleSheets.length > 0) return;
    this.#shared.sheets ??= this.#shared.styles.map(sharedStyleSheet);
    this.#root.adoptedStyleSheets = this.#shared.sheets;
  }
}

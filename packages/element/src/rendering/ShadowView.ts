import { rendererDrawsAtOnce } from "./renderer";
import { adoptStyles } from "./styleSheets";

/** What all elements of a widget share for their shadow roots. */
export interface SharedView {
  readonly styles: readonly string[];
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
    this.prepare();
  }

  /** Called before the first render, and in another document, where the browser has dropped the styles. */
  prepare(): void {
    adoptStyles(this.#root, this.#shared.styles);
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
}

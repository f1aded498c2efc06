import { rendererDrawsAtOnce } from "./renderer";
import { sharedStyleSheet } from "./styleSheets";

/** What the elements of a widget have in common in their shadow roots. */
export interface SharedView {
  readonly styles: readonly string[];
  /** Made for the first element that needs them. */
  sheets?: CSSStyleSheet[];
  /** Whether what is drawn has no slot; known from the first that is drawn. */
  replacesChildren?: boolean;
}

/** A shadow root: it shows the server's children by a slot, or what the widget draws. */
export class ShadowView {
  readonly #root: ShadowRoot;
  readonly #shared: SharedView;
  readonly #fallback = document.createElement("slot");

  constructor(root: ShadowRoot, shared: SharedView) {
    this.#root = root;
    this.#shared = shared;
    this.showServerMarkup();
  }

  showServerMarkup(): void {
    this.#root.replaceChildren(this.#fallback);
  }

  /** Takes back what {@link makeMeasurable} did, where nothing is drawn. */
  keepServerMarkup(): void {
    if (!this.#fallback.parentNode) this.showServerMarkup();
  }

  /** The server's children give way before they are laid out, where what is drawn will not show them. */
  makeMeasurable(): void {
    if (!this.#shared.replacesChildren) return;
    this.#fallback.remove();
    this.#adoptSheets();
  }

  /** The widget is about to draw. */
  prepare(): void {
    this.#adoptSheets();
    // Preact would take the slot for a part of its own drawing.
    if (rendererDrawsAtOnce) this.#fallback.remove();
  }

  /** It has drawn. */
  drawn(): void {
    this.#fallback.remove();
    this.#shared.replacesChildren ??= !this.#root.querySelector("slot");
  }

  #adoptSheets(): void {
    if (this.#root.adoptedStyleSheets.length > 0) return;
    this.#shared.sheets ??= this.#shared.styles.map(sharedStyleSheet);
    this.#root.adoptedStyleSheets = this.#shared.sheets;
  }
}

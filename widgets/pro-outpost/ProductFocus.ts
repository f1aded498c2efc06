const product = '[data-part="product"]';
const control = "a[href], button:not(:disabled), input:not(:disabled, [type=hidden])";

/**
 * Moves the focus when the product that had it is removed: to its neighbour, or to the CPF after
 * the last product.
 */
export class ProductFocus {
  readonly #parts: readonly HTMLElement[];
  readonly #end = new AbortController();
  /** The element that had the focus last. */
  #last: Node | undefined;
  /** Index of the product that had the focus last; -1 for none. */
  #index = -1;

  constructor(section: HTMLElement, finish: HTMLElement | null) {
    this.#parts = finish ? [section, finish] : [section];
    const remember = ({ target }: FocusEvent) => {
      const products = [...section.querySelectorAll(product)];
      this.#last = target as Node;
      this.#index = products.findIndex((each) => each.contains(this.#last ?? null));
    };
    document.addEventListener("focusin", remember, { signal: this.#end.signal });
  }

  /** Call after products were added or removed. */
  restoreFocus(products: readonly HTMLElement[], cpf: HTMLElement): void {
    const wasInProduct = this.#index >= 0 && this.#last?.isConnected === false && isFocusLost();
    const isGoingAway = this.#parts.some((part) => part.contains(document.activeElement));
    if (products.length === 0) {
      if (wasInProduct || isGoingAway) cpf.focus();
    } else if (wasInProduct)
      products[Math.min(this.#index, products.length - 1)]
        ?.querySelector<HTMLElement>(control)
        ?.focus();
  }

  end(): void {
    this.#end.abort();
  }
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

const product = '[data-part="product"]';
const control = "a[href], button:not(:disabled), input:not(:disabled, [type=hidden])";

/**
 * Moves the focus when the product that had it is removed: to its neighbour, after the last one to
 * the CPF.
 */
export class ProductFocus {
  readonly #parts: readonly HTMLElement[];
  readonly #end = new AbortController();
  /** The element that had the focus last. */
  #last: Node | undefined;
  /** Index of the product that has the focus; -1 for none. */
  #place = -1;

  constructor(section: HTMLElement, finish: HTMLElement | null) {
    this.#parts = finish ? [section, finish] : [section];
    const remember = ({ target }: FocusEvent) => {
      const products = [...section.querySelectorAll(product)];
      this.#last = target as Node;
      this.#place = products.findIndex((each) => each.contains(this.#last ?? null));
    };
    document.addEventListener("focusin", remember, { signal: this.#end.signal });
  }

  /** Call after products were added or removed. */
  goOn(products: readonly HTMLElement[], cpf: HTMLElement): void {
    const wasInProduct = this.#place >= 0 && this.#last?.isConnected === false && isNowhere();
    const isGoingAway = this.#parts.some((part) => part.contains(document.activeElement));
    if (products.length === 0) {
      if (wasInProduct || isGoingAway) cpf.focus();
    } else if (wasInProduct)
      products[Math.min(this.#place, products.length - 1)]
        ?.querySelector<HTMLElement>(control)
        ?.focus();
  }

  end(): void {
    this.#end.abort();
  }
}

function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

const product = '[data-part="product"]';
const control = "a[href], button:not(:disabled), input:not(:disabled, [type=hidden])";

/** Where the focus goes on when the product it was in is taken away: to its neighbour, and after the last to the CPF. */
export class ProductFocus {
  readonly #parts: readonly HTMLElement[];
  readonly #end = new AbortController();
  /** What had the focus last. */
  #last: Node | undefined;
  /** The place, from 0, of the product it is in; -1 for none. */
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

  /** After the products have changed. */
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

/**
 * Puts a prefix before the page's title: "(3) lojinha". Turbo and scripts of the page may set another title at any
 * time: it gets the prefix too, and a title with an old prefix, from a snapshot, loses that.
 */
export class PageTitle {
  #prefix = "";
  /** Every title written here → the title without its prefix. */
  readonly #plain = new Map<string, string>();
  #observer: MutationObserver | undefined;

  /** Puts the text in parentheses before the title; "" removes the prefix. */
  show(text: string): void {
    this.#prefix = text === "" ? "" : `(${text}) `;
    if (this.#prefix !== "") this.#watch();
    this.#write();
  }

  #write(): void {
    const shown = document.title;
    const plain = this.#plain.get(shown) ?? shown;
    // Trimmed, as the browser returns a title: on a page without one only the prefix is left.
    const wanted = plain.startsWith(this.#prefix) ? plain : (this.#prefix + plain).trim();
    if (wanted === shown) return;
    if (wanted !== plain) this.#plain.set(wanted, plain);
    document.title = wanted;
  }

  #watch(): void {
    if (this.#observer) return;
    this.#observer = new MutationObserver(() => this.#write());
    this.#observer.observe(document.head, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }
}

/**
 * The page's title with a text in front of it, "(3) lojinha". Turbo and the page's own scripts may set another title at
 * any time: it gets the prefix too, and one that comes back out of a snapshot with an old prefix loses it.
 */
export class PageTitle {
  #prefix = "";
  /** Every title ever written here → what it was without its prefix. */
  readonly #plain = new Map<string, string>();
  #observer: MutationObserver | undefined;

  /** Puts the text in brackets before the title; an empty one gives the plain title back. */
  show(text: string): void {
    this.#prefix = text === "" ? "" : `(${text}) `;
    if (this.#prefix !== "") this.#watch();
    this.#write();
  }

  #write(): void {
    const shown = document.title;
    const plain = this.#plain.get(shown) ?? shown;
    // Trimmed, as the browser gives a title back: of a page without one only the prefix is left.
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

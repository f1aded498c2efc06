import { CountedTitles } from "@yy/domain/inbox/countTexts";

/**
 * How often we write the title within a second. If another script keeps writing its own, we stop.
 */
const maxWritesPerSecond = 5;

/**
 * Puts a count before the page's title: "(3) lojinha". Turbo and scripts of the page may set
 * another title at any time; it gets the count too. A title from a snapshot loses its old count.
 */
export class PageTitle {
  #prefix = "";
  readonly #titles = new CountedTitles();
  #observer: MutationObserver | undefined;
  #times: readonly number[] = [];

  /** Puts the text in parentheses before the title; "" removes it. */
  show(text: string): void {
    this.#prefix = text === "" ? "" : `(${text}) `;
    this.#times = [];
    if (this.#prefix !== "") this.#watch();
    this.#write();
  }

  #write(): void {
    const wanted = this.#titles.write(this.#prefix, document.title);
    if (wanted === document.title) return;
    const now = performance.now();
    this.#times = [...this.#times.filter((time) => now - time < 1000), now];
    if (this.#times.length > maxWritesPerSecond) return;
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

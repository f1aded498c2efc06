/** Letters typed within this time belong together; ms. */
const pause = 500;

/** What is typed at a list without a search field, until the visitor pauses. */
export class TypedLetters {
  #text = "";
  #end: ReturnType<typeof setTimeout> | undefined;

  get text(): string {
    return this.#text;
  }

  add(letter: string): void {
    this.#text += letter;
    clearTimeout(this.#end);
    this.#end = setTimeout(() => {
      this.#text = "";
    }, pause);
  }

  forget(): void {
    clearTimeout(this.#end);
    this.#text = "";
  }
}

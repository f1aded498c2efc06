/**
 * The text of a count badge: "3", "99+" above the max, and "" (a hidden badge) for 0, negative
 * numbers and `NaN`.
 */
export function badgeText(count: number, max = 99): string {
  if (!(count > 0)) return "";
  return count > max ? `${max}+` : String(count);
}

/** Enough for the titles that Turbo's snapshots may bring back. */
const maxRemembered = 20;

/**
 * Puts a count before the page's title, "(3) lojinha", and takes it away again. A count is known by
 * the words that it was put before: every other number in a title is the page's own.
 */
export class CountedTitles {
  /** The page's own words, by what was written for them; the latest last. */
  readonly #own = new Map<string, string>();

  /**
   * The title with a count, or without one. It replaces a former count, even where another script
   * has put something before it.
   *
   * @param prefix the count with a space at its end; "" for none
   */
  write(prefix: string, title: string): string {
    const written = this.#own.has(title)
      ? title
      : ([...this.#own].findLast(([text, own]) => own && title.includes(text))?.[0] ?? title);
    const own = this.#own.get(written) ?? title;
    if (prefix) {
      this.#remember(prefix, own);
      // A script that has marked the title moves its mark to the front of ours.
      this.#remember(prefix, own.replace(/^[^\p{L}\d(]+(?=.)/u, ""));
    }
    return title.replace(written, () => withPrefix(prefix, own));
  }

  #remember(prefix: string, own: string): void {
    const text = withPrefix(prefix, own);
    this.#own.delete(text);
    this.#own.set(text, own);
    const [oldest = ""] = this.#own.keys();
    if (this.#own.size > maxRemembered) this.#own.delete(oldest);
  }
}

/** As the browser has it: it trims titles. */
const withPrefix = (prefix: string, own: string) => (prefix + own).trim();

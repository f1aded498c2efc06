/** Attributes of an icon's link that would be wrong for another icon. */
const attributes = ["href", "type", "sizes"];

/**
 * Changes the page's icon. Links are changed in place and never removed: Turbo keeps references to
 * the links that it found, and fails on a removed one. Links that Turbo adds later are changed too.
 */
export class Favicon {
  #url: string | undefined;
  readonly #originals = new Map<HTMLLinkElement, ReadonlyMap<string, string>>();
  /** Our own link, on a page that names no icon. */
  #own: HTMLLinkElement | undefined;
  #observer: MutationObserver | undefined;

  /** Shows this icon; undefined restores the page's icon. */
  show(url: string | undefined): void {
    if (url === this.#url) return;
    this.#restore();
    this.#url = url;
    if (url === undefined) return;
    this.#change(url);
    this.#observer = new MutationObserver(() => this.#change(url));
    this.#observer.observe(document.head, { childList: true });
  }

  #change(url: string): void {
    let links = iconLinks();
    if (links.length === 0) {
      this.#own ??= Object.assign(document.createElement("link"), { rel: "icon" });
      document.head.append(this.#own);
      links = [this.#own];
    }
    for (const link of links) {
      if (this.#originals.has(link)) continue;
      const original = new Map<string, string>();
      for (const name of attributes) {
        const value = link.getAttribute(name);
        if (value === null) continue;
        original.set(name, value);
        // An empty attribute means the same as none, but keeps the order of the attributes: Turbo
        // compares links as text.
        link.setAttribute(name, "");
      }
      this.#originals.set(link, original);
      link.setAttribute("href", url);
    }
  }

  #restore(): void {
    this.#observer?.disconnect();
    this.#own?.remove();
    for (const [link, original] of this.#originals) {
      for (const [name, value] of original) link.setAttribute(name, value);
    }
    this.#originals.clear();
  }
}

function iconLinks(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel~="icon" i]')];
}

interface Borrowed {
  /** The value that the widget passed to `set`. */
  readonly value: string;
  readonly original: string;
  readonly priority: string;
  readonly ours: string;
}

/**
 * Inline styles that a widget writes on the server's elements and reverts later. A value that the
 * page has written over the widget's since stays, as with attributes in `DomPatches`.
 */
export class BorrowedStyles {
  readonly #element: HTMLElement;
  readonly #borrowed = new Map<string, Borrowed>();
  readonly #hadStyle: boolean;

  constructor(element: HTMLElement) {
    this.#element = element;
    this.#hadStyle = element.hasAttribute("style");
  }

  /**
   * Writes a property; an empty value restores the page's own. Returns whether the style changed.
   */
  set(property: string, value: string): boolean {
    const { style } = this.#element;
    const now = style.getPropertyValue(property);
    const former = this.#borrowed.get(property);
    const isOurs = former !== undefined && former.ours === now;
    if (isOurs ? former.value === value : value === "") return false;
    const original = isOurs ? former.original : now;
    const priority = isOurs ? former.priority : style.getPropertyPriority(property);
    style.setProperty(property, value || original, value ? "" : priority);
    // The browser may serialise the value differently.
    const ours = style.getPropertyValue(property);
    this.#borrowed.set(property, { value, original, priority, ours });
    return true;
  }

  giveBack(): void {
    const { style } = this.#element;
    for (const [property, { original, priority, ours }] of this.#borrowed)
      if (style.getPropertyValue(property) === ours)
        style.setProperty(property, original, priority);
    this.#borrowed.clear();
    // `getAttribute` comes first: Chromium and Safari write the attribute only when it is read, and
    // cannot remove it before.
    if (!this.#hadStyle && this.#element.getAttribute("style") === "")
      this.#element.removeAttribute("style");
  }
}

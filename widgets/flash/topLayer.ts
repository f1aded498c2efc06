/** What puts something above the messages: dialogs of the page, and those inside other widgets. */
const openings = ["toggle", "yy:modal-opened", "yy:panel-opened"];

/**
 * Keeps a `popover=manual` region above everything else that opens. Each time it is raised it leaves the accessibility
 * tree for a moment, so `isTop()` lets a caller avoid that.
 */
export class TopLayer {
  readonly #region: HTMLElement;
  #covered = false;

  constructor(region: HTMLElement) {
    this.#region = region;
  }

  isTop(): boolean {
    return !supported || (!this.#covered && this.#region.matches(":popover-open"));
  }

  raise(): void {
    if (!supported || !this.#region.isConnected) return;
    if (this.#region.matches(":popover-open")) this.#region.hidePopover();
    this.#region.showPopover();
    this.#covered = false;
  }

  /** Calls back when something opened above the region. */
  watch(covered: () => void): () => void {
    const notice = ({ target }: Event) => {
      if (target === this.#region || !(target instanceof Element) || !isOpening(target)) return;
      this.#covered = true;
      covered();
    };
    // Captured, because `toggle` does not bubble.
    for (const event of openings) document.addEventListener(event, notice, true);
    return () => {
      for (const event of openings) document.removeEventListener(event, notice, true);
    };
  }
}

const supported = "showPopover" in HTMLElement.prototype;

function isOpening(element: Element): boolean {
  return !element.matches("details, [popover]:not(:popover-open), dialog:not([open])");
}

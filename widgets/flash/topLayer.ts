import { memberOf } from "@yy/page/memberOf";
import { hasPopovers, isPopoverOpen } from "@yy/page/topLayer";
import { watchPageDialogs } from "./pageDialogs";

/**
 * Events of elements that may open above the messages, besides dialogs of the page: popovers, and
 * dialogs inside other widgets.
 */
const openings = ["toggle", "yy:modal-opened", "yy:panel-opened"];

/**
 * Keeps a `popover=manual` region above everything else that opens. Raising it takes it out of the
 * accessibility tree for a moment, so callers ask `isTop()` first. Without the popover API the
 * region stays where the style sheet puts it.
 */
export class TopLayer {
  readonly #region: HTMLElement;
  #covered = false;

  constructor(region: HTMLElement) {
    this.#region = region;
  }

  isTop(): boolean {
    return !hasPopovers() || (!this.#covered && isPopoverOpen(this.#region));
  }

  raise(): void {
    if (!hasPopovers() || !this.#region.isConnected) return;
    if (isPopoverOpen(this.#region)) this.#region.hidePopover();
    this.#region.showPopover();
    this.#covered = false;
  }

  /** Calls back when something opened above the region. Returns a cleanup function. */
  watch(covered: () => void): () => void {
    if (!hasPopovers()) return () => undefined;
    const cover = () => {
      this.#covered = true;
      covered();
    };
    const notice = ({ target }: Event) => {
      if (target !== this.#region && target instanceof Element && isOpening(target)) cover();
    };
    // Capturing, because `toggle` does not bubble.
    for (const event of openings) document.addEventListener(event, notice, true);
    const stopWatching = watchPageDialogs((dialog) => dialog.open && cover());
    return () => {
      for (const event of openings) document.removeEventListener(event, notice, true);
      stopWatching();
    };
  }
}

function isOpening(element: Element): boolean {
  if (memberOf(element, "matches")("details, dialog")) return false;
  return (
    !(element instanceof HTMLElement && memberOf(element, "matches")("[popover]")) ||
    isPopoverOpen(element)
  );
}

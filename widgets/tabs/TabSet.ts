import type { DomPatches } from "@yy/element/dom/DomPatches";
import { memberOf } from "@yy/page/memberOf";
import { spokenWords } from "@yy/ui/spokenWords";
import type { TabPair } from "./tabPairs";

let ids = 0;

/** Makes WAI-ARIA tabs of the server's list and panels, by patches. */
export class TabSet {
  readonly list: HTMLElement;
  readonly pairs: readonly TabPair[];
  readonly #patches: DomPatches;
  #index = -1;

  constructor(list: HTMLElement, pairs: readonly TabPair[], patches: DomPatches) {
    this.list = list;
    this.pairs = pairs;
    this.#patches = patches;
    patches.set(list, "role", "tablist");
    for (const { tab, panel } of pairs) {
      patches.set(tab, "role", "tab");
      if (memberOf(panel, "id") === "") patches.set(panel, "id", newId("panel"));
      if (tab.id === "") patches.set(tab, "id", newId("tab"));
      patches.set(tab, "aria-controls", memberOf(panel, "id"));
      // The panel's heading in print. It is read before a count is added to the tab.
      patches.set(panel, "data-yy-tab", spokenWords(tab));
      for (let box = tab.parentElement; box && box !== list; box = memberOf(box, "parentElement"))
        patches.set(box, "role", "presentation");
    }
  }

  /** The index of the active tab; -1 before the first `show`. */
  get index(): number {
    return this.#index;
  }

  /** The index of the pair whose tab or panel contains the node; -1 for none. */
  indexOf(node: Node | null): number {
    return this.pairs.findIndex(
      ({ tab, panel }) => tab.contains(node) || memberOf(panel, "contains")(node),
    );
  }

  /** Shows one panel. The others are hidden in a way that a search in the page still finds them. */
  show(index: number): void {
    this.#index = index;
    for (const [at, { tab, panel }] of this.pairs.entries()) {
      const isShown = at === index;
      this.#patches.set(tab, "aria-selected", String(isShown));
      this.#patches.set(tab, "tabindex", isShown ? "0" : "-1");
      this.#patches.set(panel, "hidden", isShown ? null : hiddenValue());
      // Hidden panels have no role: screen readers would list empty panels.
      this.#patches.set(panel, "role", isShown ? "tabpanel" : null);
      this.#patches.set(panel, "aria-labelledby", isShown ? tab.id : null);
      this.#patches.set(panel, "tabindex", isShown && !holdsFocusable(panel) ? "0" : null);
    }
    this.#reveal(index);
  }

  /** Shows all panels in print, even if the page's own styles display nothing that is `hidden`. */
  print(isPrinting: boolean): void {
    for (const [at, { panel }] of this.pairs.entries())
      if (at !== this.#index) this.#patches.set(panel, "hidden", isPrinting ? null : hiddenValue());
  }

  /**
   * Call when the content has changed: the panel is a tab stop only while nothing in it can take
   * the focus.
   */
  contentChanged(): void {
    const panel = this.pairs[this.#index]?.panel;
    if (panel) this.#patches.set(panel, "tabindex", holdsFocusable(panel) ? null : "0");
  }

  /** Scrolls the list, and nothing around it, until the tab is in view. */
  #reveal(index: number): void {
    const { list } = this;
    if (list.scrollWidth <= list.clientWidth) return;
    const box = list.getBoundingClientRect();
    const tab = this.pairs[index]?.tab.getBoundingClientRect();
    if (!tab) return;
    if (tab.left < box.left) list.scrollLeft -= box.left - tab.left;
    else if (tab.right > box.right) list.scrollLeft += tab.right - box.right;
  }
}

const focusable =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, iframe, audio[controls], video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]:not([tabindex^="-"])';

function holdsFocusable(panel: Element): boolean {
  return memberOf(panel, "querySelector")(focusable) !== null;
}

/**
 * The value of `hidden`. Browsers that do not know `until-found` (Firefox before 139, Safari before
 * 26.2) would let the page's styles show such a panel.
 */
function hiddenValue(): "until-found" | "" {
  return "onbeforematch" in document ? "until-found" : "";
}

function newId(kind: "tab" | "panel"): string {
  ids += 1;
  return `yy-${kind}-${ids}`;
}

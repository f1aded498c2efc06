import { onePerPage } from "@yy/page/onePerPage";
import { pageHistory } from "@yy/page/pageHistory";
import { focusOnArrival } from "./arrivalFocus";
import { scrollContainersOf } from "./scrollAim";
import { jumpTo, type Position, restorePositions, stopScrolling } from "./scrollMotion";

/**
 * Data about a history entry: the target at which the visitor arrived, and the link and scroll
 * positions when they left.
 */
interface AnchorEntry {
  /** Depth of the entry. Those above it have its key too: see `EntryData`. */
  readonly depth: number;
  readonly arrival?: { readonly target: HTMLElement; readonly margin: number };
  readonly leftFrom?: { readonly link: HTMLElement; readonly positions: readonly Position[] };
}

/** The key of this in the entry's data. */
const entryKey = "anchor";

/**
 * Adds a history entry for each target on the page to which the visitor goes. Going back restores
 * the scroll positions, and the focus on the link; going forward goes to the target again. The
 * browser cannot do so: routers switch off its scroll restoration and do not know these entries,
 * and it does not restore boxes that scroll inside the page.
 */
class AnchorEntries {
  /**
   * Entries by the body to which they belong, so that a replaced page and its elements can be
   * garbage collected.
   */
  readonly #pages = new WeakMap<HTMLElement, Map<unknown, AnchorEntry>>();

  constructor() {
    pageHistory.onStep(() => this.#stepped());
  }

  /** Records the scroll positions, adds an entry with the target's URL, and moves the focus. */
  enter(link: HTMLAnchorElement, target: HTMLElement, margin: number): void {
    stopScrolling();
    // Like the browser, we add no entry when the URL has this fragment already.
    if (link.hash !== location.hash) {
      const left = this.#current ? pageHistory.data[entryKey] : newKey();
      pageHistory.keep({ [entryKey]: left });
      const positions = scrollContainersOf(target).map((container) => positionOf(container));
      this.#record(left, { leftFrom: { link, positions } });
      const entered = newKey();
      pageHistory.push(link.href, { [entryKey]: entered });
      this.#record(entered, { arrival: { target, margin } });
    }
    focusOnArrival(target);
  }

  #stepped(): void {
    const noted = this.#current;
    if (!noted) return;
    stopScrolling();
    const { leftFrom, arrival } = noted;
    if (leftFrom) {
      restorePositions(leftFrom.positions, () => this.#returnFocus(leftFrom.link));
    } else if (arrival?.target.isConnected) {
      // A browser that restores positions knows how far the visitor has scrolled from there.
      if (history.scrollRestoration === "manual") jumpTo(arrival.target, arrival.margin);
      focusOnArrival(arrival.target);
    }
  }

  /**
   * Focuses the link if the focus is on a target or nowhere; otherwise the visitor has moved it.
   */
  #returnFocus(link: HTMLElement): void {
    const focused = document.activeElement;
    const isNowhere = !focused || focused === document.body;
    const isOnTarget = [...this.#entries.values()].some(
      ({ arrival }) => arrival?.target === focused,
    );
    if (link.isConnected && (isNowhere || isOnTarget)) link.focus({ preventScroll: true });
  }

  /** Data about the current entry; undefined when it has none. */
  get #current(): AnchorEntry | undefined {
    const known = this.#entries.get(pageHistory.data[entryKey]);
    return known?.depth === pageHistory.depth ? known : undefined;
  }

  #record(key: unknown, known: Omit<AnchorEntry, "depth">): void {
    this.#entries.set(key, { ...this.#entries.get(key), ...known, depth: pageHistory.depth });
  }

  get #entries(): Map<unknown, AnchorEntry> {
    const { body } = document;
    const entries = this.#pages.get(body) ?? new Map();
    this.#pages.set(body, entries);
    return entries;
  }
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    anchorEntries: AnchorEntries;
  }
}

export const anchorEntries = onePerPage("anchorEntries", () => new AnchorEntries());

/** Keys are random, because entries outlive the page's memory: after a reload no key may repeat. */
function newKey(): string {
  return Math.random().toString(36).slice(2);
}

function positionOf(container: Element): Position {
  return { container, left: container.scrollLeft, top: container.scrollTop };
}

import { onePerPage } from "@yy/domain/onePerPage";
import { type EntryData, pageHistory } from "@yy/element/page/pageHistory";
import { focusOnArrival } from "./arrivalFocus";
import { scrollContainersOf } from "./scrollAim";
import { jumpTo, type Position, standAt, stopScrolling } from "./scrollMotion";

/** A history entry: the target the visitor arrived at, and the link and scroll positions when they left it. */
interface AnchorEntry {
  readonly arrival?: { readonly target: HTMLElement; readonly margin: number };
  readonly leftFrom?: { readonly link: HTMLElement; readonly positions: readonly Position[] };
}

/** The key of an entry among its data. */
const entryKey = "anchor";

/**
 * A history entry for each place of the page that was gone to. Back, the visitor stands where they stood, on the link they
 * followed; forward, at the target again. Routers take the restoring of positions from the browser and know nothing of these
 * entries, and the browser knows nothing of boxes that scroll inside the page.
 */
class AnchorEntries {
  /** By the body they belong to, so that a page that is gone takes its elements with it. */
  readonly #pages = new WeakMap<HTMLElement, Map<unknown, AnchorEntry>>();

  constructor() {
    pageHistory.onStep((data) => this.#stepped(data));
  }

  /** Notes where the visitor stands, gives the target's URL an entry of its own, and moves the focus. */
  enter(link: HTMLAnchorElement, target: HTMLElement, margin: number): void {
    stopScrolling();
    // As with the browser's own way, going to the same place again is no other entry.
    if (link.hash !== location.hash) {
      const left = pageHistory.data[entryKey] ?? newKey();
      pageHistory.keep({ [entryKey]: left });
      const positions = scrollContainersOf(target).map((container) => positionOf(container));
      this.#note(left, { leftFrom: { link, positions } });
      const entered = newKey();
      pageHistory.push(link.href, { [entryKey]: entered });
      this.#note(entered, { arrival: { target, margin } });
    }
    focusOnArrival(target);
  }

  #stepped({ [entryKey]: key }: EntryData): void {
    const noted = this.#entries.get(key);
    if (!noted) return;
    stopScrolling();
    const { leftFrom, arrival } = noted;
    if (leftFrom) {
      standAt(leftFrom.positions, () => this.#returnFocus(leftFrom.link));
    } else if (arrival?.target.isConnected) {
      // Where the browser restores positions, it knows better how far somebody read on from there.
      if (history.scrollRestoration === "manual") jumpTo(arrival.target, arrival.margin);
      focusOnArrival(arrival.target);
    }
  }

  /** Unless the visitor has moved it elsewhere: only from a place that was gone to, or nowhere. */
  #returnFocus(link: HTMLElement): void {
    const focused = document.activeElement;
    const isNowhere = !focused || focused === document.body;
    const isOnTarget = [...this.#entries.values()].some(
      ({ arrival }) => arrival?.target === focused,
    );
    if (link.isConnected && (isNowhere || isOnTarget)) link.focus({ preventScroll: true });
  }

  #note(key: unknown, known: AnchorEntry): void {
    this.#entries.set(key, { ...this.#entries.get(key), ...known });
  }

  get #entries(): Map<unknown, AnchorEntry> {
    const { body } = document;
    const entries = this.#pages.get(body) ?? new Map();
    this.#pages.set(body, entries);
    return entries;
  }
}

export const anchorEntries = onePerPage("anchorEntries", () => new AnchorEntries());

/** The data outlives the page's memory, so a key must not come again after a reload. */
function newKey(): string {
  return Math.random().toString(36).slice(2);
}

function positionOf(container: Element): Position {
  return { container, left: container.scrollLeft, top: container.scrollTop };
}

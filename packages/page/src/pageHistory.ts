import { isSamePage } from "@yy/domain/urls/parts";
import {
  bodyKey,
  dataAt,
  depthOf,
  type EntryData,
  pageOf,
  readState,
  stateWith,
} from "./entryState";
import { hasPage } from "./hasPage";
import { onBeforeRender, onVisited } from "./moments";
import { onePerPage } from "./onePerPage";
import {
  comeBeforeRouter,
  hasRouterState,
  hasWrittenNext,
  isRefresh,
  isRouterElsewhere,
  keepFromSnapshots,
  rewriteAhead,
  routerEntry,
  routerEntryIn,
} from "./routerEntries";
import { isVisiting } from "./visits";

type Listener = (data: EntryData) => void;

/** The entry of the page on screen, as we knew it last. */
interface ShownEntry {
  readonly url: string;
  readonly data: EntryData;
  /** The key of its body, see `bodyKey`. */
  readonly page: string;
  /** See `routerEntry`. */
  readonly routerEntry: string | undefined;
  /**
   * Its place among the entries of the tab; undefined in Safari before 26.2 and Firefox before 147.
   */
  readonly place: number | undefined;
}

/** A `history.go` that has not happened yet. */
interface PendingBack {
  readonly from: ShownEntry;
  /** Depth of the entry to go to. */
  depth: number;
  /** How many steps may yet go into a frame of the page instead. */
  triesLeft: number;
  readonly waiting: (() => void)[];
  limit: ReturnType<typeof setTimeout>;
}

/**
 * History entries within one page: an open panel, an anchor scrolled to, a page of a list
 * (behaviour 3.7).
 *
 * Turbo and Turbolinks would fetch or redraw the whole page on the way back from such an entry, and
 * what the visitor typed with it. So a step between two entries of the same page is kept from them,
 * and told to the widgets alone. During a visit that goes for the steps that widgets take: the
 * visitor's own cancel the visit.
 */
class PageHistory {
  readonly #listeners = new Set<Listener>();
  #shown: ShownEntry = { url: "", data: {}, page: "", routerEntry: undefined, place: undefined };
  #pending: PendingBack | undefined;
  #leavesAt = Number.NEGATIVE_INFINITY;

  constructor() {
    if (!hasPage) return;
    this.#shown = { ...this.#shown, url: location.href, place: placeOfEntry() };
    addEventListener("popstate", this.#popped);
    comeBeforeRouter();
    onVisited(() => this.#note());
    onBeforeRender(this.#keepThroughRefresh);
  }

  /** What is stored with the current entry. */
  get data(): EntryData {
    return readState(history.state) ?? (this.#isLeft ? this.#shown.data : this.#inheritedData());
  }

  /** The URL of the page on screen: a router writes the next page's before it shows that page. */
  get url(): string {
    return this.#isLeft ? this.#shown.url : location.href;
  }

  /** How many entries the current one is above the page's own. */
  get depth(): number {
    return depthOf(this.data);
  }

  /**
   * Pushes an entry, with what the current one has and `data`. When more of the URL changes than
   * its fragment, Turbo is told not to store a copy of the page.
   */
  push(url: string, data: EntryData = {}): void {
    if (this.#isLeft) return;
    this.keep({});
    history.pushState(stateWith({ ...this.data, ...data }, this.depth + 1), "", url);
    this.#moved();
  }

  /** Replaces the current entry's URL and what is stored with it. */
  replace(url: string, data: EntryData = {}): void {
    if (this.#isLeft) return;
    history.replaceState(stateWith(data, this.depth), "", url);
    this.#moved();
  }

  /** Stores more with the current entry. */
  keep(data: EntryData): void {
    this.replace(location.href, { ...this.data, ...data });
  }

  /**
   * Goes back by entries that widgets have pushed. The browser does so a little later: see
   * `whenSettled`.
   */
  back(entries: number): void {
    const depth = this.depth - entries;
    if (this.#pending) {
      // Another `history.go` would add up with the first.
      this.#pending.depth = Math.min(this.#pending.depth, depth);
      return;
    }
    const limit = setTimeout(this.#tryAgain, backLimit);
    this.#pending = { from: this.#shown, depth, triesLeft: mostTries, waiting: [], limit };
    goBack(entries);
  }

  /**
   * Nothing has come of a step back: it went into a frame of the page, where somebody has
   * navigated, or there was no entry.
   */
  readonly #tryAgain = (): void => {
    const pending = this.#pending;
    const entries = depthOf(readState(history.state)) - (pending?.depth ?? 0);
    if (!pending || pending.triesLeft === 0 || entries <= 0) {
      this.#flush();
      return;
    }
    pending.triesLeft -= 1;
    pending.limit = setTimeout(this.#tryAgain, backLimit);
    goBack(entries);
  };

  /**
   * Call when the browser has been told to go to another page, as by a form: a step back would stop
   * it.
   */
  noteLeaving(): void {
    this.#leavesAt = performance.now();
  }

  /**
   * Whether the browser may still be on its way to another page. If it is not gone by then, that
   * was a download.
   */
  get isLeaving(): boolean {
    return performance.now() - this.#leavesAt < longestLeaving;
  }

  /** Calls back at once, or after a pending `back`: an entry pushed before that would be lost. */
  whenSettled(then: () => void): void {
    if (this.#pending) this.#pending.waiting.push(then);
    else then();
  }

  readonly #flush = (): void => {
    const { waiting = [], limit } = this.#pending ?? {};
    clearTimeout(limit);
    this.#pending = undefined;
    for (const then of waiting) then();
  };

  /**
   * Calls back after each step to an entry of this page, with what is stored there. Returns a
   * cleanup function.
   */
  onStep(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readonly #popped = (event: PopStateEvent): void => {
    const pending = this.#pending;
    const from = pending?.from ?? this.#shown;
    const data = readState(event.state);
    const isRouted = hasRouterState(event.state);
    // A frame adds entries of the router's own to those of one body: maybe since the last note, ...
    const isAfterFrame = !pending && isRouterElsewhere(from.routerEntry);
    // ... or before it.
    const isOfNote = !isRouted || routerEntryIn(event.state) === from.routerEntry;
    const isOnPage =
      !isAfterFrame &&
      (isSamePage(location.href, from.url) || (pageOf(data) === from.page && isOfNote));
    // Leave it to the router: it renders another page, or has a visit to cancel.
    if (isRouted && (!isOnPage || (isVisiting() && !pending))) return;
    if (isRouted && data) event.stopImmediatePropagation();
    const inherited = data || isRouted || pending ? undefined : this.#inheritedData();
    const depth = depthOf(data);
    if (pending && depth > pending.depth) {
      // Not all the way: a router has pushed an entry meanwhile, or more entries are to be left by
      // now.
      goBack(depth - pending.depth);
      return;
    }
    const isAhead = pending !== undefined && rewriteAhead(from.routerEntry);
    if (inherited && depthOf(inherited) > 0) this.#inherit(inherited);
    else if (!isAhead) this.#moved(depth > 0 || depthOf(from.data) > 0);
    // The next page was shown while we were going back, when the URL was not its own.
    else if (!isVisiting()) this.#note();
    this.#flush();
    if (isAhead) return;
    for (const listener of [...this.#listeners]) listener(this.data);
  };

  /**
   * The current entry is one that a link to a fragment has added: gives it data of ours, too. In a
   * later task, because Turbo writes its own first.
   */
  #inherit(data: EntryData): void {
    this.#note(data);
    setTimeout(() => {
      const isShown = this.#shown.data === data && this.#shown.url === location.href;
      if (isShown && !readState(history.state)) this.replace(location.href, data);
    });
  }

  /**
   * The data of an entry that is not ours, at the same address as the last one that was, but for
   * the fragment: one that a link in an open panel has added on top of it, or the same, which Turbo
   * has written anew.
   */
  #inheritedData(): EntryData {
    const { url, page, data, place } = this.#shown;
    const isOurs = depthOf(data) > 0 && page === bodyKey() && isSamePage(url, location.href);
    if (!isOurs) return {};
    const now = placeOfEntry();
    const isAdded = url !== location.href && location.href.includes("#");
    const added = now === undefined || place === undefined ? Number(isAdded) : now - place;
    if (added < 0) return {};
    return dataAt(depthOf(data) + added, data);
  }

  /**
   * Whether the current entry is that of the next page, which the router has written before it
   * renders the page.
   */
  get #isLeft(): boolean {
    return hasWrittenNext(this.#shown.routerEntry) && this.#shown.page === bodyKey();
  }

  /** A router that shows the page anew writes its entry anew too, without what is ours. */
  readonly #keepThroughRefresh = (event: Event): void => {
    const { url, data } = this.#shown;
    const isKept = this.#isLeft && isRefresh() && isSamePage(url, location.href);
    if (!isKept || !pageOf(data)) return;
    // A morph leaves open what the router's URL does not name.
    const isMorph = event instanceof CustomEvent && event.detail.renderMethod === "morph";
    if (!isMorph && url !== location.href) return;
    history.replaceState(stateWith(data, depthOf(data)), "", url);
    this.#note();
  };

  /** @param isOurs false for a step between entries that the page itself has added */
  #moved(isOurs = true): void {
    const isElsewhere = !isSamePage(location.href, this.#shown.url);
    if (isOurs && isElsewhere) keepFromSnapshots();
    this.#note();
  }

  #note(data: EntryData = readState(history.state) ?? {}): void {
    this.#shown = {
      url: location.href,
      data,
      page: bodyKey(),
      routerEntry: routerEntry(),
      place: placeOfEntry(),
    };
  }
}

declare module "./onePerPage" {
  interface PageRegistry {
    pageHistory: PageHistory;
  }
}

/** One for all bundles: with several, the first would keep each step from the others. */
export const pageHistory = onePerPage("pageHistory", () => new PageHistory());

/** In ms; a step back that takes longer will not happen in the page. */
const backLimit = 500;

/** A payment or the check of a bank navigates a few times in its frame. */
const mostTries = 5;

/**
 * Goes back by entries of the page itself, if the browser can tell them from those of its frames,
 * which `history.go` counts too. Safari cannot before 26.2, nor Firefox before 147.
 */
function goBack(entries: number): void {
  const { navigation } = window as { navigation?: Navigation };
  const target = navigation?.entries()[(placeOfEntry() ?? Number.NaN) - entries];
  if (!navigation || !target) {
    history.go(-entries);
    return;
  }
  const { committed, finished } = navigation.traverseTo(target.key);
  // Another step of the visitor's has come between.
  for (const step of [committed, finished]) step?.catch(() => undefined);
}

/** In ms. */
const longestLeaving = 10_000;

function placeOfEntry(): number | undefined {
  const { navigation } = window as { navigation?: Navigation };
  const index = navigation?.currentEntry?.index ?? -1;
  return index < 0 ? undefined : index;
}

import { hasPage } from "@yy/domain/hasPage";
import { onePerPage } from "@yy/domain/onePerPage";
import { afterEachVisit, isVisiting } from "./visits";

/** What widgets keep with a history entry, by a name of their own; it survives a reload. */
export type EntryData = Readonly<Record<string, unknown>>;

type Listener = (data: EntryData) => void;

/**
 * History entries within one page: an open panel, an anchor scrolled to, a page of a list (behaviour 3.7).
 *
 * Turbo and Turbolinks would fetch or redraw the whole page on the way back from such an entry, and what the visitor typed
 * with it. So a step between two entries of the same page is kept from them, and told to the widgets alone.
 */
class PageHistory {
  readonly #listeners = new Set<Listener>();
  /** The URL that the page on screen belongs to, without its fragment. */
  #shown = "";
  /** What waits for a step back that was asked for; undefined when none is under way. */
  #waiting: (() => void)[] | undefined;

  constructor() {
    if (!hasPage) return;
    this.#shown = pageOf(location.href);
    addEventListener("popstate", this.#popped);
    comeBeforeRouters();
    afterEachVisit(() => {
      this.#shown = pageOf(location.href);
    });
  }

  /** What widgets keep with the present entry. */
  get data(): EntryData {
    return dataOf(history.state) ?? {};
  }

  /** A new entry on top of the present one. Another URL than the fragment's makes the page unfit for snapshots. */
  push(url: string, data: EntryData = {}): void {
    this.keep({});
    history.pushState(stateWith(data), "", url);
    this.#moved();
  }

  /** The present entry's URL, and what is kept with it instead. */
  replace(url: string, data: EntryData = {}): void {
    history.replaceState(stateWith(data), "", url);
    this.#moved();
  }

  /** Keeps more with the present entry. */
  keep(data: EntryData): void {
    history.replaceState(stateWith({ ...this.data, ...data }), "");
  }

  /** Goes back that many entries of ours. The browser does so a little later: see `whenSettled`. */
  back(entries: number): void {
    this.#waiting ??= [];
    history.go(-entries);
    setTimeout(this.#flush, backLimit);
  }

  /** Calls back at once, or after a step back that is under way: an entry pushed before would be lost by it. */
  whenSettled(then: () => void): void {
    if (this.#waiting) this.#waiting.push(then);
    else then();
  }

  readonly #flush = (): void => {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const then of waiting) then();
  };

  /** Calls back after each step to an entry of this page, with what is kept there. Returns a cleanup function. */
  onStep(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readonly #popped = (event: PopStateEvent): void => {
    const data = dataOf(event.state);
    const isSamePage = pageOf(location.href) === this.#shown || data?.[pageKey] === bodyKey();
    const isRouted = hasRouterState(event.state);
    // The router draws another page, or the visit that it is about to break off.
    if (isRouted && (isVisiting() || !isSamePage)) return;
    if (isRouted && data) event.stopImmediatePropagation();
    this.#moved();
    this.#flush();
    for (const listener of [...this.#listeners]) listener(this.data);
  };

  #moved(): void {
    const page = pageOf(location.href);
    if (page !== this.#shown) keepFromSnapshots();
    this.#shown = page;
  }
}

/** One for all bundles: the first listener of a step keeps it from later ones. */
export const pageHistory = onePerPage("pageHistory", () => new PageHistory());

/** What Turbo and Turbolinks show of their listeners. */
interface RouterHistory {
  readonly history?: { readonly onPopState?: (event: PopStateEvent) => void };
}

/** The window's listeners have their turn in the order they came, capturing or not: those of a router begin again after ours. */
function comeBeforeRouters(): void {
  const { Turbo, Turbolinks } = window as {
    Turbo?: { readonly session?: RouterHistory };
    Turbolinks?: { readonly controller?: RouterHistory };
  };
  for (const router of [Turbo?.session, Turbolinks?.controller]) {
    const listener = router?.history?.onPopState;
    if (!listener) continue;
    removeEventListener("popstate", listener);
    addEventListener("popstate", listener);
  }
}

/** A step back that takes longer than this, in ms, has not happened: there was no entry to go to. */
const backLimit = 500;

/** The key of the state that is ours; routers have theirs beside it. */
const stateKey = "yy";
/** Which body the entry was made for, among the data. */
const pageKey = "page";

const bodyKeys = new WeakMap<Element, string>();

/** Names the body on screen: a visit brings another. */
function bodyKey(): string {
  const known = bodyKeys.get(document.body);
  if (known) return known;
  const key = `${performance.timeOrigin}-${Math.random()}`;
  bodyKeys.set(document.body, key);
  return key;
}

/** The router's own part of the state stays: it finds its page by it on the way back from elsewhere. */
function stateWith(data: EntryData): object {
  return { ...history.state, [stateKey]: { ...data, [pageKey]: bodyKey() } };
}

function dataOf(state: unknown): EntryData | undefined {
  return (state as Record<string, EntryData> | null)?.[stateKey];
}

function hasRouterState(state: unknown): boolean {
  return Object.keys(Object(state)).some((key) => key === "turbo" || key === "turbolinks");
}

function pageOf(url: string): string {
  return url.replace(/#.*$/, "");
}

/** Turbo would store the page under the URL it was rendered from, and show it there with what it holds now. */
function keepFromSnapshots(): void {
  for (const name of ["turbo-cache-control", "turbolinks-cache-control"]) {
    if (document.head.querySelector(`meta[name="${name}"]`)) continue;
    const meta = document.createElement("meta");
    meta.name = name;
    meta.content = "no-cache";
    document.head.append(meta);
  }
}

import { hasPage } from "./hasPage";
import { onVisited } from "./moments";
import { onePerPage } from "./onePerPage";
import { isVisiting } from "./visits";

/** What widgets store with a history entry, each under a key of its own; it survives a reload. */
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
  /** URL of the page on screen, without its fragment. */
  #shown = "";
  /** Callbacks that wait for a `history.go` to happen; undefined when none is pending. */
  #waiting: (() => void)[] | undefined;

  constructor() {
    if (!hasPage) return;
    this.#shown = pageOf(location.href);
    addEventListener("popstate", this.#popped);
    comeBeforeRouters();
    onVisited(() => {
      this.#shown = pageOf(location.href);
    });
  }

  /** What is stored with the current entry. */
  get data(): EntryData {
    return dataOf(history.state) ?? {};
  }

  /** Pushes an entry. When more of the URL changes than its fragment, Turbo is told not to store a copy of the page. */
  push(url: string, data: EntryData = {}): void {
    this.keep({});
    history.pushState(stateWith(data), "", url);
    this.#moved();
  }

  /** Replaces the current entry's URL and what is stored with it. */
  replace(url: string, data: EntryData = {}): void {
    history.replaceState(stateWith(data), "", url);
    this.#moved();
  }

  /** Stores more with the current entry. */
  keep(data: EntryData): void {
    history.replaceState(stateWith({ ...this.data, ...data }), "");
  }

  /** Goes back by entries that widgets have pushed. The browser does so a little later: see `whenSettled`. */
  back(entries: number): void {
    this.#waiting ??= [];
    history.go(-entries);
    setTimeout(this.#flush, backLimit);
  }

  /** Calls back at once, or after a pending `back`: an entry pushed before that would be lost. */
  whenSettled(then: () => void): void {
    if (this.#waiting) this.#waiting.push(then);
    else then();
  }

  readonly #flush = (): void => {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const then of waiting) then();
  };

  /** Calls back after each step to an entry of this page, with what is stored there. Returns a cleanup function. */
  onStep(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readonly #popped = (event: PopStateEvent): void => {
    const data = dataOf(event.state);
    const isSamePage = pageOf(location.href) === this.#shown || data?.[pageKey] === bodyKey();
    const isRouted = hasRouterState(event.state);
    // Leave it to the router: it renders another page, or has a visit to cancel.
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

/** One for all bundles: with several, the first would keep each step from the others. */
export const pageHistory = onePerPage("pageHistory", () => new PageHistory());

/** Where Turbo and Turbolinks have their `popstate` listener. */
interface RouterHistory {
  readonly history?: { readonly onPopState?: (event: PopStateEvent) => void };
}

/** Adds the routers' `popstate` listeners again, after ours: listeners of the window are called in the order of adding. */
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

/** In ms; a step back that takes longer will not happen: there was no entry to go to. */
const backLimit = 500;

/** Key of our part of `history.state`; routers have theirs beside it. */
const stateKey = "yy";
/** Key, within the entry's data, of the body that the entry was made for. */
const pageKey = "page";

const bodyKeys = new WeakMap<Element, string>();

/** An id of the body on screen: each visit of a router brings another body. */
function bodyKey(): string {
  const known = bodyKeys.get(document.body);
  if (known) return known;
  const key = `${performance.timeOrigin}-${Math.random()}`;
  bodyKeys.set(document.body, key);
  return key;
}

/** The router's part of the state stays: with it the router finds its page when the visitor comes back to it. */
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

import { scriptUrl } from "@yy/domain/urls/remoteUrls";
import { withoutFragment } from "@yy/domain/urls/withoutFragment";
import { patchDom } from "@yy/element/dom/patchDom";
import { fetchPiece } from "@yy/http/fetchPiece";
import { loadScript } from "@yy/http/scriptResponse";
import { pageHistory } from "@yy/page/pageHistory";
import type { Request } from "@yy/ui/remote/index";
import { focusRegion } from "./focusRegion";
import { pageInUrl, pageUrl } from "./pageUrls";
import { missingRegion, regionOf } from "./region";
import { rememberedPage, rememberPage } from "./shownPages";

/** A pagination of a region, as the region sees it. */
export interface Pager {
  readonly element: HTMLElement & { page?: number };
  readonly request: Pick<Request, "begin" | "stop">;
  readonly options: () => {
    readonly param: string;
    readonly format: "html" | "js";
    readonly allowOrigin?: string | undefined;
    readonly loginPath: string;
  };
}

interface Arrival {
  readonly page: number;
  readonly url: string;
  /** `link` adds a history entry; `step` is a move through existing ones. */
  readonly way: "link" | "step";
  readonly by: Pager;
}

/** What the region showed before the change. */
interface Leaving {
  readonly nodes: readonly ChildNode[];
  readonly hadFocus: boolean;
  /** The paginations inside the region: they go with it, and keep the number of their page. */
  readonly inside: ReadonlySet<Pager>;
}

/**
 * A region that shows one page after another. All its paginations (above the list and below it)
 * share this: which page shows, the one request that may be under way, and the steps through the
 * browser's history.
 */
class PagedRegion {
  readonly #id: string;
  readonly #pagers = new Set<Pager>();
  #page = 0;
  #url = "";
  /** What the region held when it was known to show the page. */
  #content: readonly ChildNode[] = [];
  /** Number of the page that is asked for. */
  #wanted: number | undefined;
  /** The pagination that was used last: there the visitor looks for what becomes of it. */
  #used: Pager | undefined;
  #stopListening: (() => void) | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  /** Adds a pagination, which shows the region's page from then on. Returns a cleanup function. */
  join(pager: Pager): () => void {
    const region = regionOf(this.#id);
    const isKnown = this.#connected().length > 0 && this.#holdsItsContent(region);
    this.#pagers.add(pager);
    this.#stopListening ??= pageHistory.onStep(this.#step);
    // What came with the content is right about it.
    if (isKnown && !region?.contains(pager.element)) this.#write([pager]);
    else this.#take(pager);
    return () => this.#leave(pager);
  }

  /**
   * Call when the `data-page` of a pagination has changed: if the page has done that, the others
   * follow.
   */
  syncFrom(pager: Pager): void {
    if (pager.element.page !== this.#page) this.#take(pager);
  }

  /**
   * Asks for the page of a link, instead of what was asked for before.
   * @throws ElementError when there is no such region any more
   */
  follow(by: Pager, page: number): void {
    if (this.#wanted === page) return;
    this.#stop();
    this.#ask({ page, url: pageUrl(by.options().param, page), way: "link", by });
  }

  #leave(pager: Pager): void {
    this.#pagers.delete(pager);
    if (this.#used === pager) this.#used = undefined;
    if (this.#pagers.size > 0) return;
    this.#stopListening?.();
    regions.delete(this.#id);
  }

  readonly #step = (): void => {
    const region = regionOf(this.#id);
    const connected = this.#connected();
    const by = connected.find((pager) => pager === this.#used) ?? connected[0];
    if (!region || !by) return;
    const url = withoutFragment(location.href);
    const known = rememberedPage(this.#id, url);
    const page = pageInUrl(by.options().param) ?? known?.page ?? 1;
    this.#stop();
    if (page === this.#page) this.#url = url;
    else if (known) this.#replace(known.nodes, { page, url, way: "step", by });
    else this.#ask({ page, url, way: "step", by });
  };

  #ask(arrival: Arrival): void {
    const { by, page, url } = arrival;
    this.#used = by;
    by.request.begin(async (signal) => {
      this.#wanted = page;
      const done = markBusy(this.#region());
      // What a later request has set is no longer ours.
      const end = () => {
        done();
        if (!signal.aborted) this.#wanted = undefined;
      };
      // At once: the request that takes its place marks the region anew.
      signal.addEventListener("abort", end);
      try {
        const { param, format, allowOrigin, loginPath } = by.options();
        if (format === "html") {
          // Uncached, because the page has the same URL: going back to it, a browser would show the
          // piece alone.
          const placeIn = (answered: DocumentFragment) => answered.getElementById(this.#id);
          const options = { allowOrigin, loginPath, placeIn, signal, cached: false };
          const piece = await fetchPiece(url, options);
          // A server may lead from what is past the last page to another.
          const shown = pageInUrl(param, piece.url) ?? page;
          const another = shown === page ? {} : { page: shown, url: pageUrl(param, shown) };
          this.#replace([...piece.content.childNodes], { ...arrival, ...another });
        } else {
          const left = this.#leaving();
          await loadScript(scriptUrl(url), signal);
          this.#arrive(left, arrival);
        }
      } finally {
        end();
      }
    });
  }

  /** Forgets what is under way or has failed, whichever pagination it was asked by. */
  #stop(): void {
    this.#wanted = undefined;
    for (const { request } of this.#pagers) request.stop();
  }

  #replace(nodes: readonly Node[], arrival: Arrival): void {
    const left = this.#leaving();
    this.#region().replaceChildren(...nodes);
    this.#arrive(left, arrival);
  }

  #arrive({ nodes, hadFocus, inside }: Leaving, { page, url, way, by }: Arrival): void {
    const region = this.#region();
    rememberPage(this.#id, this.#url, { page: this.#page, nodes });
    if (way === "link") pageHistory.push(url);
    this.#note(page, url);
    this.#write([...this.#pagers].filter((pager) => !inside.has(pager)));
    if (way === "link" || hadFocus) focusRegion(region);
    tellPageChanged(inside.has(by) ? region : by.element, page);
  }

  #leaving(): Leaving {
    const region = this.#region();
    return {
      nodes: [...region.childNodes],
      hadFocus: region.contains(document.activeElement),
      inside: new Set([...this.#pagers].filter(({ element }) => region.contains(element))),
    };
  }

  /** Takes the page that a pagination names for the one that shows. */
  #take({ element }: Pager): void {
    const { page } = element;
    if (page === undefined) return;
    this.#note(page, location.href);
    this.#write(this.#connected());
  }

  #note(page: number, url: string): void {
    this.#page = page;
    this.#url = withoutFragment(url);
    this.#content = [...(regionOf(this.#id)?.childNodes ?? [])];
  }

  #write(pagers: readonly Pager[]): void {
    for (const { element } of pagers)
      if (element.page !== this.#page) element.setAttribute("data-page", String(this.#page));
  }

  #connected(): Pager[] {
    return [...this.#pagers].filter(({ element }) => element.isConnected);
  }

  /**
   * False once the page, or a router, has put something else into the region, or another region in
   * its place.
   */
  #holdsItsContent(region: Element | null): boolean {
    if (!region || this.#content.length === 0) return region?.hasChildNodes() === false;
    return this.#content.some(({ parentNode }) => parentNode === region);
  }

  /** Looked up each time: the page may have put another in its place. */
  #region(): HTMLElement {
    const region = regionOf(this.#id);
    if (!region) throw missingRegion(this.#id);
    return region;
  }
}

/** By the id of the region. */
const regions = new Map<string, PagedRegion>();

export function pagedRegion(id: string): PagedRegion {
  const known = regions.get(id);
  if (known) return known;
  const region = new PagedRegion(id);
  regions.set(id, region);
  return region;
}

/** Returns a function that takes the mark away. */
function markBusy(region: HTMLElement): () => void {
  return patchDom(region, (patches) => {
    patches.set(region, "aria-busy", "true");
    return undefined;
  });
}

/**
 * Fired on the region if the links were inside it: events of removed elements do not reach the
 * page.
 */
function tellPageChanged(from: HTMLElement, page: number): void {
  from.dispatchEvent(
    new CustomEvent("yy:page-changed", { bubbles: true, composed: true, detail: { page } }),
  );
}

import { withoutFragment } from "@yy/domain/urls/parts";
import { scriptUrl } from "@yy/domain/urls/remoteUrls";
import { patchDom } from "@yy/element/dom/patchDom";
import { fetchPiece } from "@yy/http/fetchPiece";
import { loadScript } from "@yy/http/scriptResponse";
import { pageHistory } from "@yy/page/pageHistory";
import type { Request } from "@yy/ui/remote/index";
import { focusRegion } from "./focusRegion";
import { pageInUrl, pageUrl } from "./pageUrls";
import { missingRegion, regionOf } from "./region";
import { rememberedPage, rememberPage } from "./shownPages";

/** What a region knows of one of its paginations. */
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

/** What the region contained before the change. */
interface Leaving {
  readonly nodes: readonly ChildNode[];
  readonly hadFocus: boolean;
  /**
   * The paginations inside the region: they leave with its content, and keep the number of their
   * page.
   */
  readonly inside: ReadonlySet<Pager>;
}

/**
 * A region that shows one page after another. All its paginations (above and below the list) share
 * it: the page that is shown, the one request that may be under way, and the steps through the
 * browser's history.
 */
class PagedRegion {
  readonly #id: string;
  readonly #pagers = new Set<Pager>();
  #page = 0;
  #url = "";
  /** The page's URL, without a fragment, at the last step or arrival. */
  #address = "";
  /** What the region contained when it last showed the page. */
  #content: readonly ChildNode[] = [];
  /** Number of the page that is being requested. */
  #wanted: number | undefined;
  /** The pagination that was used last, where the visitor looks for the request's status. */
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
    // A pagination that came with the content has the number of the content's page.
    if (isKnown && !region?.contains(pager.element)) this.#writePage([pager]);
    else this.#adoptPage(pager);
    return () => this.#leave(pager);
  }

  /**
   * Call when the `data-page` of a pagination has changed. If the page's code has changed it, the
   * other paginations follow.
   */
  syncFrom(pager: Pager): void {
    if (pager.element.page !== this.#page) this.#adoptPage(pager);
  }

  /**
   * Requests the page of a link, in place of any earlier request.
   * @throws ElementError when the region is no longer in the page
   */
  follow(by: Pager, page: number): void {
    if (this.#wanted === page) return;
    this.#stop();
    this.#request({ page, url: pageUrl(by.options().param, page), way: "link", by });
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
    // A panel has closed, or a link has led to an anchor.
    if (url === this.#address) return;
    this.#address = url;
    const remembered = rememberedPage(this.#id, url);
    const page = pageInUrl(by.options().param) ?? remembered?.page ?? 1;
    this.#stop();
    if (page === this.#page) this.#url = url;
    else if (remembered) this.#replace(remembered.nodes, { page, url, way: "step", by });
    else this.#request({ page, url, way: "step", by });
  };

  #request(arrival: Arrival): void {
    const { by, page, url } = arrival;
    this.#used = by;
    by.request.begin(async (signal) => {
      this.#wanted = page;
      const done = markBusy(this.#region());
      // A later request may have set `#wanted` to another page.
      const end = () => {
        done();
        if (!signal.aborted) this.#wanted = undefined;
      };
      // This happens at once, because the next request marks the region again.
      signal.addEventListener("abort", end);
      try {
        const { param, format, allowOrigin, loginPath } = by.options();
        if (format === "html") {
          // Not from the cache, because the page has the same URL: when the visitor goes back to
          // it, a browser would show the piece alone.
          const placeIn = (answered: DocumentFragment) => answered.getElementById(this.#id);
          const options = { allowOrigin, loginPath, placeIn, signal, cached: false };
          const piece = await fetchPiece(url, options);
          // A server may redirect from a URL past the last page to another page.
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

  /** Stops the requests of all paginations, and forgets those that have failed. */
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
    this.#remember(page, url);
    this.#writePage([...this.#pagers].filter((pager) => !inside.has(pager)));
    if (way === "link" || hadFocus) focusRegion(region);
    firePageChanged(inside.has(by) ? region : by.element, page);
  }

  #leaving(): Leaving {
    const region = this.#region();
    return {
      nodes: [...region.childNodes],
      hadFocus: region.contains(document.activeElement),
      inside: new Set([...this.#pagers].filter(({ element }) => region.contains(element))),
    };
  }

  /** Takes the number of a pagination as the page that is shown. */
  #adoptPage({ element }: Pager): void {
    const { page } = element;
    if (page === undefined) return;
    this.#remember(page, location.href);
    this.#writePage(this.#connected());
  }

  #remember(page: number, url: string): void {
    this.#page = page;
    this.#url = withoutFragment(url);
    this.#address = withoutFragment(location.href);
    this.#content = [...(regionOf(this.#id)?.childNodes ?? [])];
  }

  #writePage(pagers: readonly Pager[]): void {
    for (const { element } of pagers)
      if (element.page !== this.#page) element.setAttribute("data-page", String(this.#page));
  }

  #connected(): Pager[] {
    return [...this.#pagers].filter(({ element }) => element.isConnected);
  }

  /**
   * Whether the region still contains what we know. The page or a router may have changed its
   * content, or replaced the region.
   */
  #holdsItsContent(region: Element | null): boolean {
    if (!region || this.#content.length === 0) return region?.hasChildNodes() === false;
    return this.#content.some(({ parentNode }) => parentNode === region);
  }

  /** The region is looked up each time, because the page may have replaced it. */
  #region(): HTMLElement {
    const region = regionOf(this.#id);
    if (!region) throw missingRegion(this.#id);
    return region;
  }
}

/** Maps the ids of regions to them. */
const regions = new Map<string, PagedRegion>();

export function pagedRegion(id: string): PagedRegion {
  const existing = regions.get(id);
  if (existing) return existing;
  const region = new PagedRegion(id);
  regions.set(id, region);
  return region;
}

/** Marks the region as busy. Returns a function that removes the mark. */
function markBusy(region: HTMLElement): () => void {
  return patchDom(region, (patches) => {
    patches.set(region, "aria-busy", "true");
    return undefined;
  });
}

/**
 * Fires the event on the region if the links were inside it: events of removed elements do not
 * reach the page.
 */
function firePageChanged(from: HTMLElement, page: number): void {
  from.dispatchEvent(
    new CustomEvent("yy:page-changed", { bubbles: true, composed: true, detail: { page } }),
  );
}

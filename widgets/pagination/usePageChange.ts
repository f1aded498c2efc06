import { scriptUrl } from "@yy/domain/urls/remoteUrls";
import { type PropsOf, useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { fetchPiece } from "@yy/http/htmlAnswer";
import { loadScript } from "@yy/http/scriptResponse";
import { pageHistory } from "@yy/page/pageHistory";
import { isPlainClick } from "@yy/ui/clicks";
import { type Request, useRequest } from "@yy/ui/remote/index";
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import { focusRegion } from "./focusRegion";
import { pageInUrl, pageUrl, withoutFragment } from "./pageUrls";
import type { schema } from "./schema";
import { rememberedPage, rememberPage, type ShownPage } from "./shownPages";
import { missingRegion, regionOf } from "./useRegion";

interface PageChange {
  readonly request: Request;
  /** Shows the page of a clicked link in the region; other clicks are left to the browser. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>, page: number) => void;
}

interface Arrival {
  readonly page: number;
  readonly url: string;
  /** `link` adds a history entry; `step` is a move through existing ones. */
  readonly way: "link" | "step";
}

/** What the region showed before the change. */
interface Leaving extends ShownPage {
  readonly hadFocus: boolean;
  /** Whether the links themselves are inside the region. */
  readonly hadLinks: boolean;
}

/** Shows another page in the region. Its content and `data-page` stay in the page, as does the URL. */
export function usePageChange(props: PropsOf<typeof schema>): PageChange {
  const { target, param } = props;
  const widget = useWidget<typeof schema>();
  const { element } = widget;
  const request = useRequest();
  const { begin, stop, loading } = request;
  const latest = useRef(props);
  latest.current = props;
  /** Number of the page that the region shows, and its URL. */
  const shown = useRef({ page: props.page, url: withoutFragment(location.href) });
  const wanted = useRef<number>(undefined);

  useEffect(() => {
    shown.current.page = props.page;
  }, [props.page]);

  useDomPatches(
    (patches) => {
      const region = target === undefined || !loading ? null : regionOf(target);
      if (region) patches.set(region, "aria-busy", "true");
      return undefined;
    },
    [target, loading],
  );

  const arrive = (region: HTMLElement, left: Leaving, { page, url, way }: Arrival) => {
    rememberPage(region.id, shown.current.url, left);
    if (way === "link") pageHistory.push(url);
    shown.current = { page, url: withoutFragment(url) };
    // Links inside the region were removed with it, and keep the number of their page.
    if (!left.hadLinks) element.setAttribute("data-page", String(page));
    if (way === "link" || left.hadFocus) focusRegion(region);
    tellPageChanged(left.hadLinks ? region : element, page);
  };

  const replace = (region: HTMLElement, nodes: Iterable<Node>, arrival: Arrival) => {
    const left = leaving(region, element, shown.current.page);
    region.replaceChildren(...nodes);
    arrive(region, left, arrival);
  };

  const ask = (region: HTMLElement, arrival: Arrival) => {
    wanted.current = arrival.page;
    begin(async (signal) => {
      const { format, allowOrigin } = latest.current;
      if (format === "html") {
        // Uncached, because the page has the same URL: going back to it, a browser would show the piece alone.
        const options = { allowOrigin, signal, cached: false };
        const { fragment } = await fetchPiece(arrival.url, options);
        const content = fragment.getElementById(region.id) ?? fragment;
        replace(region, [...content.childNodes], arrival);
      } else {
        const left = leaving(region, element, shown.current.page);
        await loadScript(scriptUrl(arrival.url), signal);
        arrive(regionOf(region.id) ?? region, left, arrival);
      }
    });
  };

  const step = useRef(() => {});
  step.current = () => {
    const region = target === undefined ? null : regionOf(target);
    if (!region || !element.isConnected) return;
    const url = withoutFragment(location.href);
    const known = rememberedPage(region.id, url);
    const page = pageInUrl(param) ?? known?.page ?? 1;
    stop();
    if (page === shown.current.page) shown.current.url = url;
    else if (known) replace(region, known.nodes, { page, url, way: "step" });
    else ask(region, { page, url, way: "step" });
  };
  // In a layout effect, because links inside the region are replaced with it, and a second step may follow at once.
  useLayoutEffect(() => pageHistory.onStep(() => step.current()), []);

  const follow = (event: MouseEvent<HTMLAnchorElement>, page: number) => {
    // The page's URL may have changed since the link was rendered.
    event.currentTarget.href = pageUrl(param, page);
    if (target === undefined || !isPlainClick(event.nativeEvent)) return;
    const region = regionOf(target);
    if (!region) {
      widget.report(missingRegion(target));
      return;
    }
    event.preventDefault();
    if (loading && wanted.current === page) return;
    ask(region, { page, url: pageUrl(param, page), way: "link" });
  };

  return { request, follow };
}

function leaving(region: HTMLElement, links: Element, page: number): Leaving {
  return {
    page,
    nodes: [...region.childNodes],
    hadFocus: region.contains(document.activeElement),
    hadLinks: region.contains(links),
  };
}

/** Fired on the region if the links were inside it: events of removed elements do not reach the page. */
function tellPageChanged(from: HTMLElement, page: number): void {
  from.dispatchEvent(
    new CustomEvent("yy:page-changed", { bubbles: true, composed: true, detail: { page } }),
  );
}

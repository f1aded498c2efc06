import { withoutFragment } from "@yy/domain/urls/parts";
import { type PropsOf, useLiveEffect, useWidget } from "@yy/element";
import { isDrawn } from "@yy/element/dom/isDrawn";
import { useLatest } from "@yy/element/react/useLatest";
import { fetchPiece } from "@yy/http/fetchPiece";
import { webUrl } from "@yy/http/origins";
import { scrollingElementOf } from "@yy/page/scroller";
import { isRetryFocused, type Request, useRequest } from "@yy/ui/remote/index";
import { type RefObject, useEffect, useState } from "react";
import type { schema } from "../schema";
import { usePace } from "../scrolling/usePace";
import { useScrollRestoration } from "../scrolling/useScrollRestoration";
import { whenNear } from "../scrolling/whenNear";
import { moreLinkOf } from "./moreLink";
import { listIn, type NextPage, nothingAt, readPage, resolveNextUrl } from "./nextPage";

/** What the widget knows about the list on screen, beyond its attributes. */
interface ListProgress {
  readonly requested: Set<string>;
  /** `data-next-url` as the server wrote it. */
  readonly firstUrl: string;
  /**
   * `data-next-url` as the widget last wrote or read it; another value means that the list was
   * replaced.
   */
  nextUrl: string;
  finished: boolean;
  /** Whether the next page was requested by keyboard; then its first item gets the focus. */
  byKey: boolean;
}

interface Pages {
  readonly request: Request;
  /** Number of elements that the last page added. */
  readonly added: number;
  /** Whether the end is near and the list waits for the visitor. */
  readonly isWaiting: boolean;
  /** Loads the next page, or the one that failed, whether the end of the list is near or not. */
  readonly loadNow: (byKey: boolean) => void;
}

/**
 * Adds pages to the list while its end is near. The pages, `data-next-url` and `data-finished` stay
 * in the page, so that the list continues where it was after a Turbo snapshot.
 */
export function usePages(props: PropsOf<typeof schema>, end: RefObject<HTMLElement | null>): Pages {
  const { nextUrl, finished, buffer, debounce } = props;
  const widget = useWidget<typeof schema>();
  const { element } = widget;
  const request = useRequest();
  const [added, setAdded] = useState(0);
  const [progress, setProgress] = useState<ListProgress>(() => progressAt(nextUrl, finished));
  const restoration = useScrollRestoration(progress.firstUrl);
  const { pace, isWaiting } = usePace(end);
  /** Whether the focus is on an element that a new page would move away. */
  const [isHeld, setHeld] = useState(false);
  const latest = useLatest(props);
  const { begin, retry, stop, idle } = request;

  useEffect(() => {
    const isAnother = nextUrl !== progress.nextUrl || (progress.finished && !finished);
    if (!isAnother) return;
    stop();
    restoration.startAnew();
    setAdded(0);
    pace.reset();
    // The attribute was set for the previous list.
    if (progress.finished) element.removeAttribute("data-finished");
    setProgress(progressAt(nextUrl, false));
  }, [element, nextUrl, finished, progress, stop, restoration, pace]);

  useLiveEffect(() => {
    if (finished && progress.finished) widget.emit("yy:infinite-scroll-finished", {});
  }, [widget, finished, progress]);

  const load = (url: string) => {
    progress.requested.add(url);
    pace.requestStarts();
    begin(async (signal) => {
      const { allowOrigin, loginPath } = latest.current;
      // Not from the cache, because a page may have the same URL: when the visitor goes back to it,
      // a browser would show the items alone.
      const options = { allowOrigin, loginPath, signal, cached: false };
      const written = () => webUrl(element.getAttribute("data-next-url") ?? "")?.href;
      const before = written();
      const placeIn = (answer: DocumentFragment, isWholePage: boolean) =>
        isWholePage ? listIn(answer, element) : null;
      const piece = await fetchPiece(url, { ...options, placeIn });
      // The page has written another list, of which the next render learns.
      if (signal.aborted || written() !== before) return;
      // A server may redirect from a URL past the last page to a page that is here already.
      const isHere =
        piece.url !== url && (progress.requested.has(piece.url) || isThisPage(piece.url));
      const page = isHere ? nothingAt(piece.url) : readPage(piece);
      add(page);
      findNext(page);
    });
  };

  const add = (page: NextPage) => {
    const { items, count } = page;
    const focusesItems = progress.byKey || isRetryFocused(element);
    progress.byKey = false;
    const scroller = scrollingElementOf(element);
    const wasAtEnd = count > 0 && !restoration.target && isAtEnd(scroller);
    const added = [...items.children];
    element.insertBefore(items, moreLinkOf(element) ?? null);
    restoration.pages += 1;
    if (wasAtEnd) pace.scrollOn(latest.current.extraScroll);
    const first = focusesItems ? added.find(isDrawn) : undefined;
    if (first) focusOn(first);
    if (count === 0) return;
    setAdded(count);
    widget.emit("yy:items-added", { count });
  };

  const findNext = (page: NextPage) => {
    try {
      const next = resolveNextUrl(page, (url) => progress.requested.has(url));
      if (next !== undefined) {
        progress.nextUrl = next;
        element.setAttribute("data-next-url", next);
        restoration.restore(element, false);
        return;
      }
    } catch (error) {
      widget.report(error);
    }
    progress.finished = true;
    element.setAttribute("data-finished", "");
    restoration.restore(element, true);
  };

  const isDue =
    !finished && idle && nextUrl === progress.nextUrl && !progress.requested.has(nextUrl);

  useLiveEffect(() => {
    const mark = end.current;
    if (!isDue || !mark) return;
    if (restoration.needsMorePages) load(nextUrl);
    else if (!isWaiting)
      return whenNear(element, mark, {
        buffer,
        debounce,
        near: () => {
          if (pace.mayRequest()) load(nextUrl);
        },
        held: setHeld,
      });
    return;
  }, [element, end, restoration, isDue, nextUrl, buffer, debounce, progress, pace, isWaiting]);

  const loadNow = (byKey: boolean) => {
    progress.byKey = byKey;
    if (isDue) load(nextUrl);
    else retry();
  };
  return { request, added, isWaiting: isDue && (isWaiting || isHeld), loadNow };
}

function progressAt(nextUrl: string, finished: boolean): ListProgress {
  return { requested: new Set(), firstUrl: nextUrl, nextUrl, finished, byKey: false };
}

const isThisPage = (url: string) => url === withoutFragment(location.href);

/** Focuses an item, or the first focusable element in it. */
function focusOn(item: Element): void {
  const takesFocus = "a[href], button, input:not([type=hidden]), select, textarea, [tabindex]";
  const target = item.matches(takesFocus) ? item : item.querySelector(takesFocus);
  if (target instanceof HTMLElement) target.focus();
}

/** Whether the element is scrolled to its very end; false when it is too short to scroll. */
function isAtEnd({ scrollTop, clientHeight, scrollHeight }: Element): boolean {
  // The tolerance is for the half pixels of a zoomed page.
  return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2;
}

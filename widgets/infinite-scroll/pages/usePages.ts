import { type PropsOf, useLiveEffect, useWidget } from "@yy/element";
import { requestError } from "@yy/http/answer";
import { fetchPiece } from "@yy/http/htmlAnswer";
import { scrollingElementOf } from "@yy/page/scroller";
import { isRetryFocused, type Request, useRequest } from "@yy/ui/remote/index";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { schema } from "../schema";
import { useScrollRestoration } from "../scrolling/useScrollRestoration";
import { whenNear } from "../scrolling/whenNear";
import { moreLinkOf } from "./moreLink";
import { type NextPage, readPage, resolveNextUrl } from "./nextPage";

/** Most pages without an item in a row; after them the visitor decides whether to go on. */
const mostEmptyPages = 10;

/** What the widget knows of the list on screen, beyond its attributes. */
interface ListProgress {
  readonly asked: Set<string>;
  /** `data-next-url` as the server wrote it. */
  readonly firstUrl: string;
  /** `data-next-url` as the widget last wrote or read it; another value means another list. */
  nextUrl: string;
  finished: boolean;
  emptyPages: number;
  /** The next page was requested by keyboard: focus its first item. */
  byKey: boolean;
}

interface Pages {
  readonly request: Request;
  /** Number of elements that the last page added. */
  readonly added: number;
  /** Loads the next page whether its end is near or not, or the one that failed again. */
  readonly loadNow: (byKey: boolean) => void;
}

/**
 * Adds pages to the list while its end is near. They, `data-next-url` and `data-finished` stay in the page, so that a
 * Turbo snapshot of it goes on where the list was.
 */
export function usePages(props: PropsOf<typeof schema>, end: RefObject<HTMLElement | null>): Pages {
  const { nextUrl, finished, buffer, debounce } = props;
  const widget = useWidget<typeof schema>();
  const { element } = widget;
  const request = useRequest();
  const [added, setAdded] = useState(0);
  const [progress, setProgress] = useState<ListProgress>(() => progressAt(nextUrl, finished));
  const restoration = useScrollRestoration(progress.firstUrl);
  const latest = useRef(props);
  latest.current = props;
  const { begin, retry, stop, idle } = request;

  useEffect(() => {
    const isAnother = nextUrl !== progress.nextUrl || (progress.finished && !finished);
    if (!isAnother) return;
    stop();
    restoration.startAnew();
    setAdded(0);
    // The attribute was set for the previous list.
    if (progress.finished) element.removeAttribute("data-finished");
    setProgress(progressAt(nextUrl, false));
  }, [element, nextUrl, finished, progress, stop, restoration]);

  useLiveEffect(() => {
    if (finished && progress.finished) widget.emit("yy:infinite-scroll-finished", {});
  }, [widget, finished, progress]);

  const load = (url: string) => {
    progress.asked.add(url);
    begin(async (signal) => {
      const { allowOrigin } = latest.current;
      // Uncached, because a page may have the same URL: going back to it, a browser would show the items alone.
      const options = { allowOrigin, signal, cached: false };
      const page = readPage(await fetchPiece(url, options));
      requireItems(page, progress);
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
    const first = items.firstElementChild;
    element.insertBefore(items, moreLinkOf(element) ?? null);
    restoration.pages += 1;
    if (wasAtEnd) scroller.scrollTop += latest.current.extraScroll;
    if (focusesItems && first) focusOn(first);
    if (count === 0) return;
    setAdded(count);
    widget.emit("yy:items-added", { count });
  };

  const findNext = (page: NextPage) => {
    try {
      const next = resolveNextUrl(page, (url) => progress.asked.has(url));
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

  const isDue = !finished && idle && nextUrl === progress.nextUrl && !progress.asked.has(nextUrl);

  useLiveEffect(() => {
    const mark = end.current;
    if (!isDue || !mark) return;
    const next = () => load(nextUrl);
    if (!restoration.needsMorePages) return whenNear(element, mark, { buffer, debounce }, next);
    next();
    return;
  }, [element, end, restoration, isDue, nextUrl, buffer, debounce, progress]);

  const loadNow = (byKey: boolean) => {
    progress.byKey = byKey;
    if (isDue) load(nextUrl);
    else retry();
  };
  return { request, added, loadNow };
}

function progressAt(nextUrl: string, finished: boolean): ListProgress {
  return { asked: new Set(), firstUrl: nextUrl, nextUrl, finished, emptyPages: 0, byKey: false };
}

/**
 * @throws RequestError after too many in a row without items: a server that sends no end of them is not asked further
 */
function requireItems({ count, url }: NextPage, progress: ListProgress): void {
  progress.emptyPages = count === 0 ? progress.emptyPages + 1 : 0;
  if (progress.emptyPages < mostEmptyPages) return;
  progress.emptyPages = 0;
  throw requestError(`${mostEmptyPages} pages without an item came in a row`, {
    status: 200,
    url,
    body: null,
  });
}

/** Focuses an item, or the first focusable element in it. */
function focusOn(item: Element): void {
  const takesFocus = "a[href], button, input:not([type=hidden]), select, textarea, [tabindex]";
  const target = item.matches(takesFocus) ? item : item.querySelector(takesFocus);
  if (target instanceof HTMLElement) target.focus();
}

/** Whether it is scrolled to its very end; false for what is too short to scroll. */
function isAtEnd({ scrollTop, clientHeight, scrollHeight }: Element): boolean {
  // Allows for the half pixels of a zoomed page.
  return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2;
}

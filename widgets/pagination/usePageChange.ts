import { type PropsOf, useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { isPlainClick } from "@yy/ui/clicks";
import { type Request, useRequest } from "@yy/ui/remote/index";
import { type MouseEvent, useEffect, useLayoutEffect, useMemo } from "react";
import { type Pager, pagedRegion } from "./pagedRegion";
import { pageUrl } from "./pageUrls";
import { missingRegion, regionOf } from "./region";
import type { schema } from "./schema";

interface PageChange {
  readonly request: Request;
  /**
   * Shows the page of a clicked link in the region. Modified clicks, as with Ctrl, are left to the
   * browser.
   */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>, page: number) => void;
}

/** Shows another page in the region. Its content, `data-page` and the URL stay in the page. */
export function usePageChange(props: PropsOf<typeof schema>): PageChange {
  const { target, param } = props;
  const widget = useWidget<typeof schema>();
  const request = useRequest();
  const { begin, stop } = request;
  const latest = useLatest(props);
  const pager = useMemo<Pager>(
    () => ({
      element: widget.element,
      request: { begin, stop },
      options: () => latest.current,
    }),
    [widget, begin, stop, latest],
  );

  // A layout effect, because links inside the region are replaced with it, and a second step may
  // follow at once.
  useLayoutEffect(
    () => (target === undefined ? undefined : pagedRegion(target).join(pager)),
    [target, pager],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page has changed
  useEffect(() => {
    if (target !== undefined) pagedRegion(target).syncFrom(pager);
  }, [target, pager, props.page]);

  const follow = (event: MouseEvent<HTMLAnchorElement>, page: number) => {
    // The page's URL may have changed since the link was rendered.
    event.currentTarget.href = pageUrl(param, page);
    if (target === undefined || !isPlainClick(event.nativeEvent)) return;
    if (!regionOf(target)) {
      widget.report(missingRegion(target));
      return;
    }
    event.preventDefault();
    pagedRegion(target).follow(pager, page);
  };

  return { request, follow };
}

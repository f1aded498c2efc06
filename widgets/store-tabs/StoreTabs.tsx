import { type StoreTab, storeTabOf, storeTabPath, storeTabs } from "@yy/domain/urls/storeTabs";
import { type PropsOf, useWidget } from "@yy/element";
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { pageViews } from "./pageViews";
import type { schema, TabMetric } from "./schema";

type Props = PropsOf<typeof schema>;

/** Shows five links to the tabs of a store; the current one is the tab in the page's URL. */
export function StoreTabs({ nickname, basePath, label, ...labels }: Props) {
  const base = new URL(basePath).pathname;
  const path = useSyncExternalStore(pageViews.onShown, () => location.pathname);
  const current = storeTabOf(path, nickname, base);
  const nav = useRef<HTMLElement>(null);
  useViewEvent(nickname, base, current);
  useLayoutEffect(() => {
    // In a microtask, because the server's children no longer take up space then.
    queueMicrotask(() => {
      if (nav.current && current) scrollToCurrent(nav.current);
    });
  }, [current]);

  const texts = textsOf(labels);
  return (
    <nav part="nav" aria-label={label} ref={nav}>
      {storeTabs.map((tab) => (
        <a
          key={tab.metric}
          part={tab === current ? "tab current" : "tab"}
          href={storeTabPath(nickname, tab, base)}
          aria-current={tab === current ? "page" : undefined}
        >
          {texts[tab.metric]}
        </a>
      ))}
    </nav>
  );
}

function textsOf(
  labels: Omit<Props, "nickname" | "basePath" | "label">,
): Record<TabMetric, string> {
  return {
    a_venda_aba: labels.labelOnSale,
    vendidos_aba: labels.labelSold,
    yeyezados_aba: labels.labelLiked,
    seguidores_aba: labels.labelFollowers,
    seguindo_aba: labels.labelFollowing,
  };
}

/** Fires the event of the current tab once per view of the page, even with several widgets. */
function useViewEvent(nickname: string, base: string, current: StoreTab | undefined): void {
  const widget = useWidget<typeof schema>();
  useEffect(() => {
    if (!current) return;
    const tell = () => {
      // During a visit the old page's widgets are out of the document, and the page cannot hear
      // their events.
      if (!widget.element.isConnected) return;
      // The URL may have changed already; then this effect is about to run for it.
      if (storeTabOf(location.pathname, nickname, base) !== current) return;
      if (pageViews.isFirstTime(`${nickname} ${current.metric}`))
        widget.emit("yy:store-tab-viewed", { metric: current.metric });
    };
    tell();
    return pageViews.onShown(tell);
  }, [widget, nickname, base, current]);
}

/**
 * Scrolls the list of tabs, not the page, to the current tab if there are too many for the screen.
 */
function scrollToCurrent(nav: HTMLElement): void {
  const link = nav.querySelector<HTMLElement>("[aria-current]");
  if (link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
}

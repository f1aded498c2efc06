import { type StoreTab, storeTabOf, storeTabPath, storeTabs } from "@yy/domain/urls/storeTabs";
import { type PropsOf, useWidget } from "@yy/element";
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { pageViews } from "./pageViews";
import type { schema, TabMetric } from "./schema";

type Props = PropsOf<typeof schema>;

/** Five links to the tabs of a store; the URL of the page says which of them is looked at. */
export function StoreTabs({ nickname, label, ...labels }: Props) {
  const path = useSyncExternalStore(pageViews.onShown, () => location.pathname);
  const current = storeTabOf(path, nickname);
  const nav = useRef<HTMLElement>(null);
  useTellingOfView(nickname, current);
  useLayoutEffect(() => {
    // The server's children give way in this same step, and with them the room they took.
    queueMicrotask(() => {
      if (nav.current && current) bringIntoView(nav.current);
    });
  }, [current]);

  const words = wordsOf(labels);
  return (
    <nav part="nav" aria-label={label} ref={nav}>
      {storeTabs.map((tab) => (
        <a
          key={tab.metric}
          part={tab === current ? "tab current" : "tab"}
          href={storeTabPath(nickname, tab)}
          aria-current={tab === current ? "page" : undefined}
        >
          {words[tab.metric]}
        </a>
      ))}
    </nav>
  );
}

function wordsOf(labels: Omit<Props, "nickname" | "label">): Record<TabMetric, string> {
  return {
    a_venda_aba: labels.labelOnSale,
    vendidos_aba: labels.labelSold,
    yeyezados_aba: labels.labelLiked,
    seguidores_aba: labels.labelFollowers,
    seguindo_aba: labels.labelFollowing,
  };
}

/** Fires the event of the viewed tab, once per view of the page even with several widgets. */
function useTellingOfView(nickname: string, current: StoreTab | undefined): void {
  const widget = useWidget<typeof schema>();
  useEffect(() => {
    if (!current) return;
    const tell = () => {
      // During a visit the old page's widgets are out of the document, where their events reach nobody.
      if (!widget.element.isConnected) return;
      // The page may have another URL by now, and this effect be about to follow it.
      if (storeTabOf(location.pathname, nickname) !== current) return;
      if (pageViews.isFirstTime(`${nickname} ${current.metric}`))
        widget.emit("yy:store-tab-viewed", { metric: current.metric });
    };
    tell();
    return pageViews.onShown(tell);
  }, [widget, nickname, current]);
}

/** The tabs scroll by themselves where they are too many for the screen; the page does not move. */
function bringIntoView(nav: HTMLElement): void {
  const link = nav.querySelector<HTMLElement>("[aria-current]");
  if (link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
}

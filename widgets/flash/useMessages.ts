import { useLiveEffect, useWidget } from "@yy/element";
import { isDrawn } from "@yy/element/dom/isDrawn";
import { onBeforeSnapshot, onLeft } from "@yy/page/moments";
import type { NativeView } from "@yy/ui/native/NativeView";
import { isInApp, showInApp } from "@yy/ui/native/nativeApp";
import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { holdUnderDialogs, holdWhileHidden, holdWhileUndrawn, holdWhileUsed } from "./holds";
import { type Kind, Messages } from "./messages";
import type { schema } from "./schema";
import { hasShown, spend, spendShown, takeMessages, watchMessages } from "./serverMessages";
import { TopLayer } from "./topLayer";

/**
 * How long the empty live regions exist before text is inserted: screen readers must know them
 * first.
 */
const regionDelayMs = 50;

/**
 * Returns the messages to render: it takes them from the server's children, and keeps the region
 * above everything else.
 */
export function useMessages(region: RefObject<HTMLElement | null>, duration: number) {
  const widget = useWidget<typeof schema>();
  const { element } = widget;
  const [messages] = useState(() => new Messages(hasShown(element), spend));
  const list = useSyncExternalStore(messages.subscribe, messages.list);

  useLayoutEffect(() => messages.setDuration(duration), [messages, duration]);
  useEffect(() => onBeforeSnapshot(() => spendShown(element)), [element]);

  useLiveEffect(() => {
    const box = region.current;
    if (!box) return;
    const layer = new TopLayer(box);
    let timer: ReturnType<typeof setTimeout>;
    const inApp: NativeView[] = [];
    const show = (child: HTMLElement, kind: Kind, text: string, arriving: boolean) => {
      const draw = () => messages.show(child, kind, text, arriving);
      if (!isInApp(element.localName)) return draw();
      const onShown = () => {
        messages.shownInApp();
        spend(child);
      };
      inApp.push(showInApp(widget, { kind, text }, { onShown, onRefused: draw }));
    };
    const take = () => {
      // Messages that are not drawn wait in the page, so that their text enters regions that screen
      // readers know.
      if (!isDrawn(box) && !isInApp(element.localName)) return;
      const arriving = messages.used;
      takeMessages(element, (child, kind, text) => show(child, kind, text, arriving));
    };
    const takeSoon = () => {
      layer.raise();
      clearTimeout(timer);
      timer = setTimeout(take, regionDelayMs);
    };
    const changed = () => (layer.isTop() ? take() : takeSoon());
    const stops = [
      holdWhileUsed(box, messages),
      holdWhileHidden(messages),
      holdUnderDialogs(messages),
      holdWhileUndrawn(box, messages, takeSoon),
      // No message is shown when the page returns from the back/forward cache.
      onLeft(() => {
        messages.clear();
        spendShown(element);
      }),
      watchMessages(element, changed),
      layer.watch(() => messages.list().length > 0 && layer.raise()),
    ];
    changed();
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      for (const view of inApp) view.hide();
      messages.clear();
    };
  }, [widget, element, messages]);

  return { messages, list };
}

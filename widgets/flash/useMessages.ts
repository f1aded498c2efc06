import { useLiveEffect, useWidget } from "@yy/element";
import { onBeforeSnapshot } from "@yy/page/moments";
import type { NativeView } from "@yy/ui/native/NativeView";
import { isInApp, showInApp } from "@yy/ui/native/nativeApp";
import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { clearOnLeaving, holdUnderDialogs, holdWhileHidden, holdWhileUsed } from "./holds";
import { type Kind, Messages } from "./messages";
import type { schema } from "./schema";
import { dropShownMessages, takeMessages, watchMessages } from "./serverMessages";
import { TopLayer } from "./topLayer";

/** How long the empty live regions exist before text is inserted, in ms: screen readers must know them first. */
const regionDelay = 50;

/** The messages to render: shows the server's children, and keeps the region above everything else. */
export function useMessages(region: RefObject<HTMLElement | null>, duration: number) {
  const widget = useWidget<typeof schema>();
  const { element } = widget;
  const [messages] = useState(() => new Messages());
  const list = useSyncExternalStore(messages.subscribe, messages.list);

  useLayoutEffect(() => messages.setDuration(duration), [messages, duration]);
  useEffect(() => onBeforeSnapshot(() => dropShownMessages(element)), [element]);

  useLiveEffect(() => {
    if (!region.current) return;
    const layer = new TopLayer(region.current);
    let timer: ReturnType<typeof setTimeout>;
    const inApp: NativeView[] = [];
    const show = (kind: Kind, text: string, arriving: boolean) => {
      if (!isInApp(element.localName)) return messages.add(kind, text, arriving);
      const view = showInApp(
        widget,
        { kind, text },
        { onShown: messages.shownInApp, onRefused: () => messages.add(kind, text, arriving) },
      );
      inApp.push(view);
    };
    const take = () => {
      const arriving = messages.used;
      takeMessages(element, (kind, text) => show(kind, text, arriving));
    };
    const changed = () => {
      if (layer.isTop()) return take();
      layer.raise();
      clearTimeout(timer);
      timer = setTimeout(take, regionDelay);
    };
    const stops = [
      holdWhileUsed(region.current, messages),
      holdWhileHidden(messages),
      holdUnderDialogs(messages),
      clearOnLeaving(messages),
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

import { useLiveEffect, useWidget } from "@yy/element";
import { onBeforeSnapshot } from "@yy/page/moments";
import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { clearOnLeaving, holdUnderDialogs, holdWhileHidden, holdWhileUsed } from "./holds";
import { Messages } from "./messages";
import { dropShownMessages, takeMessages, watchMessages } from "./serverMessages";
import { TopLayer } from "./topLayer";

/** How long the empty live regions exist before text is inserted, in ms: screen readers must know them first. */
const regionDelay = 50;

/** The messages to render: shows the server's children, and keeps the region above everything else. */
export function useMessages(region: RefObject<HTMLElement | null>, duration: number) {
  const { element } = useWidget();
  const [messages] = useState(() => new Messages());
  const list = useSyncExternalStore(messages.subscribe, messages.list);

  useLayoutEffect(() => messages.setDuration(duration), [messages, duration]);
  useEffect(() => onBeforeSnapshot(() => dropShownMessages(element)), [element]);

  useLiveEffect(() => {
    if (!region.current) return;
    const layer = new TopLayer(region.current);
    let timer: ReturnType<typeof setTimeout>;
    const take = () => {
      const arriving = messages.used;
      takeMessages(element, (kind, text) => messages.add(kind, text, arriving));
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
      messages.clear();
    };
  }, [element, messages]);

  return { messages, list };
}

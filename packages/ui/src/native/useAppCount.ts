import { useLiveEffect, useWidget } from "@yy/element";
import { session } from "@yy/session/session";
import { isInApp, loadBridge } from "./nativeApp";

/**
 * Sends a counter of the user who is signed in to the app around the page, for the app's icon or
 * one of its tabs. When the user signs out, the bridge tells the app to clear all counters.
 * @param key the counter's name; undefined when the counter does not belong to the user
 * @param count undefined while it is unknown
 */
export function useAppCount(key: string | undefined, count: number | undefined): void {
  const { element, report } = useWidget();
  useLiveEffect(() => {
    const { user } = session.getState();
    const component = element.localName;
    if (key === undefined || count === undefined || !user || !isInApp(component)) return undefined;
    loadBridge(component).then(
      (bridge) => bridge.count(component, key, count, String(user.id)),
      report,
    );
    return undefined;
  }, [element, report, key, count]);
}

import { useLiveEffect, useWidget } from "@yy/element";
import { session } from "@yy/session/session";
import { isInApp, loadBridge } from "./nativeApp";

/**
 * Tells the app around the page a counter of the user who is signed in, for its icon or a tab of
 * its own. When the user signs out, the bridge tells it to forget them all.
 * @param key the counter's name; undefined when the counter is not the user's
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

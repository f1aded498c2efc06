import type { NativeData, WidgetSchema } from "@yy/element/config/schema";
import type { Widget } from "@yy/element/widget/Widget";
import { loadChunk } from "@yy/page/loadChunk";
import type { NativeCallbacks, NativeView } from "./NativeView";
import { isInUserAgent } from "./userAgent";

/**
 * Whether an app around this page may have a native component of this name. If not, the code of the
 * bridge is not loaded. A document in a frame sends the app no messages, because the app cannot
 * tell frames from its page. Only a property of the window itself counts, because markup can name
 * an element or a frame `YYNative`.
 */
export function isInApp(component: string): boolean {
  return window.top === window && (Object.hasOwn(window, "YYNative") || isInUserAgent(component));
}

/** Loads the bridge to the app. */
export const loadBridge = (component: string) =>
  loadChunk(component, () => import("./bridge")).then(({ nativeBridge }) => nativeBridge());

/**
 * Asks the app to show a view in place of the widget, as the schema's `native` describes. Call this
 * only when `isInApp` returns true.
 */
export function showInApp<S extends WidgetSchema>(
  widget: Widget<S>,
  data: NativeData<S, "show">,
  callbacks: NativeCallbacks,
): NativeView {
  const component = widget.element.localName;
  let latest: object = data;
  let view: NativeView | undefined;
  let isHidden = false;
  loadBridge(component).then(
    (bridge) => {
      if (!isHidden) view = bridge.show(component, latest, callbacks, widget.report);
    },
    (error: unknown) => {
      if (isHidden) return;
      widget.report(error);
      callbacks.onRefused();
    },
  );
  return {
    update(data) {
      latest = { ...latest, ...data };
      view?.update(data);
    },
    hide() {
      isHidden = true;
      view?.hide();
    },
  };
}

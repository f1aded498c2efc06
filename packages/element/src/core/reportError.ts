import { onePerPage } from "@yy/page/onePerPage";
import { guideUrl } from "./guideUrl";

/** Detail of `yy:error` (behaviour 5.2). */
export interface ErrorReport {
  readonly error: unknown;
  /** The tag. */
  readonly widget: string;
  readonly element: Element;
}

/** Handlers of `YY.onError`, shared by every bundle on the page. */
export const errorHandlers = onePerPage(
  "errorHandlers",
  () => new Set<(report: ErrorReport) => void>(),
);

/** Our error classes, told by name: each built file has its own copy of them, so `instanceof` would not do. */
const ours = /Yy|Config|Element|Request/;

/**
 * Reports an error of a widget (behaviour 5.2); every error goes through here. Fires `yy:error` on the element, calls the
 * handlers of `YY.onError`, and logs to the console unless the event was cancelled. An aborted read is not reported. In
 * development the message of one of our errors ends with the URL of the widget's page in the guide.
 * @param logged the renderer has logged it already
 */
export function reportError(element: Element, error: unknown, logged = false): void {
  dispatchError(element, error, logged, guideUrl(element.localName));
}

/**
 * What `reportError` does, without the guide unless its URL is given. For the bootstrap, which reports only files that
 * could not be loaded: the guide says nothing of those, and its code is 0.1 kB of the 2.5 that `yy.js` may have.
 */
export function dispatchError(
  element: Element,
  error: unknown,
  logged = false,
  url?: string,
): void {
  const { name } = Object(error) as { name: string };
  if (name === "AbortError") return;
  if (url && ours.test(name)) {
    const own = error as Error;
    // One error may be reported on several elements.
    if (!own.message.endsWith(url)) own.message += `\n${url}`;
  }
  const detail: ErrorReport = { error, widget: element.localName, element };
  const event = new CustomEvent("yy:error", {
    bubbles: true,
    composed: true,
    cancelable: true,
    detail,
  });
  const proceed = element.dispatchEvent(event);
  for (const handler of errorHandlers) {
    try {
      handler(detail);
    } catch (thrown) {
      console.error(thrown);
    }
  }
  if (!proceed || logged) return;
  // The console shows the stack, which was written with the error.
  const more = url ? [`\n${url}`] : [];
  if (ours.test(name)) console.error(error, ...more);
  else console.error(`${element.localName}:`, error, ...more);
}

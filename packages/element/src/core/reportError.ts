import { onePerPage } from "@yy/domain/onePerPage";
import { guideAddress } from "./guideAddress";

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

/** The error family by name: its classes are others in each file and bundle. */
const ours = /Yy|Config|Element|Request/;

/**
 * The one way an error of a widget takes (behaviour 5.2): `yy:error` on the element, then `YY.onError`, then the
 * console unless the event was cancelled. An aborted read is no error. In development the message of one of our errors
 * ends with the address of the widget's page in the guide.
 * @param logged the renderer has logged it already
 */
export function reportError(element: Element, error: unknown, logged = false): void {
  const { name } = Object(error) as { name: string };
  if (name === "AbortError") return;
  const address = guideAddress(element.localName);
  if (address && ours.test(name)) {
    const own = error as Error;
    // One error may be reported on several elements.
    if (!own.message.endsWith(address)) own.message += `\n${address}`;
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
  const more = address ? [`\n${address}`] : [];
  if (ours.test(name)) console.error(error, ...more);
  else console.error(`${element.localName}:`, error, ...more);
}

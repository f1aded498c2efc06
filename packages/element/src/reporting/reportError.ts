import { isYyError } from "@yy/domain/errors";
import { isAbort } from "@yy/http/isAbort";
import { firstErrors } from "@yy/page/instruments";
import { type ErrorReport, errorHandlers } from "./errorHandlers";
import { guideLines } from "./guideLines";

/**
 * Reports an error of a widget (behaviour 5.2); every error goes through here. Fires `yy:error` on
 * the element, calls the handlers of `YY.onError`, and logs to the console unless the event was
 * cancelled. An aborted read is not reported. In development the message of one of our errors ends
 * with its code and where the guide explains it.
 * @param logged the renderer has logged it already
 */
export function reportError(element: Element, error: unknown, logged = false): void {
  if (isAbort(error)) return;
  const { list } = firstErrors;
  if (list && list.length < 20) list.push([element.localName, error]);
  const isOurs = isYyError(error);
  const help = guideLines(element.localName, isOurs ? error.code : "");
  // One error may be reported on several elements.
  if (isOurs && !error.message.includes(help)) error.message += help;
  if (!dispatchError(element, error) || logged) return;
  // The console shows the stack, which was written with the error.
  const more = help ? [help] : [];
  if (isOurs) console.error(error, ...more);
  else console.error(`${element.localName}:`, error, ...more);
}

/**
 * The part of {@link reportError} that the bootstrap needs for files that could not be loaded: the
 * guide has nothing about those, and `yy.js` is limited to 2.5 kB. Returns false when the event was
 * cancelled: do not log the error then.
 */
export function dispatchError(element: Element, error: unknown): boolean {
  const detail: ErrorReport = { error, widget: element.localName, element };
  const event = new CustomEvent("yy:error", {
    bubbles: true,
    composed: true,
    cancelable: true,
    detail,
  });
  const proceed = element.dispatchEvent(event);
  for (const handler of errorHandlers) handler(detail);
  return proceed;
}

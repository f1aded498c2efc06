import { whenLive } from "@yy/page/preview";
import { isAllowed, onConsent } from "./consent";
import { Observation } from "./Observation";
import { checkedOptions, type ObserveOptions, type Observing } from "./options";

export { consent } from "./consent";
export { context } from "./context";

/** Whether this page view is in the sample; undefined before the first call. */
let isInSample: boolean | undefined;
/** The callback of the latest call. */
let send: Observing["send"] | undefined;
/** Ends what is being measured, or waits to be. */
let stop: (() => void) | undefined;

/**
 * Observes the widgets of this page view, if it is in the sample: what was found, loaded, mounted,
 * slow and wrong, with nothing about persons. Reports go out when the page is hidden or left; one
 * that cannot be sent is lost. Whether a page view is in the sample is decided once for a document;
 * called again, `send` of the latest call gets what is new.
 * @throws ConfigError for an option that is wrong
 */
export function observe(options: ObserveOptions): void {
  const checked = checkedOptions(options);
  send = checked.send;
  if (isInSample !== undefined) return;
  isInSample = Math.random() < checked.sample;
  if (!isInSample) return;
  onConsent(() => begin(performance.now()));
  begin(0);
}

/** @param since what happened before is not told, in ms since the page began */
function begin(since: number): void {
  stop?.();
  stop = undefined;
  if (!isAllowed()) return;
  // A prerendered page may never be seen.
  stop = whenLive(() => {
    const observation = new Observation(since, (report) => send?.(report));
    return () => observation.stop();
  });
}

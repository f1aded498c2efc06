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
/** Ends the current observation, or the wait for it. */
let stop: (() => void) | undefined;

/**
 * Observes the widgets of this page view, if it is in the sample: which were found, loaded and
 * mounted, what was slow and what failed, without personal data. Reports are sent when the page is
 * hidden or left; one that cannot be sent is lost. Whether a page view is in the sample is decided
 * once for a document. After another call, its `send` gets the further reports.
 * @throws ConfigError for an invalid option
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

/**
 * @param since events before this time are not reported; in ms, on the clock of `performance.now()`
 */
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

import { ConfigError } from "@yy/domain/errors";
import { isTrusted, webUrl } from "@yy/http/origins";
import { onLeft, onVisitBegun } from "@yy/page/moments";
import { whenLive } from "@yy/page/preview";
import { Collector } from "./Collector";
import { isAllowed, onConsent } from "./consent";
import type { Report } from "./report";

export { consent } from "./consent";
export { context } from "./context";

export interface ObserveOptions {
  /** Share of page views that are observed, from 0 to 1. */
  readonly sample?: number;
  /** Where reports are posted, on the page's own origin or one that it allows; or what gets them. */
  readonly send: string | ((report: Report) => void);
}

let stop: (() => void) | undefined;

/**
 * Observes the widgets of this page view, if it is in the sample: what was found, loaded, mounted, slow and wrong, with
 * nothing about persons. Reports go out when the page is hidden or left; one that cannot be sent is lost. Called again,
 * the latest options count.
 * @throws ConfigError for an option that is wrong
 */
export function observe(options: ObserveOptions): void {
  const send = senderOf(options);
  stop?.();
  stop = undefined;
  if (Math.random() >= shareOf(options)) return;
  let collector: Collector | undefined;
  let cleanups: (() => void)[] = [];
  const end = () => {
    for (const cleanup of cleanups) cleanup();
    cleanups = [];
    collector?.stop();
    collector = undefined;
  };
  const begin = () => {
    end();
    if (!isAllowed()) return undefined;
    const current = new Collector();
    collector = current;
    const flush = () => {
      const report = current.take();
      if (report) deliver(send, report);
    };
    const hidden = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", hidden);
    cleanups = [
      () => document.removeEventListener("visibilitychange", hidden),
      onLeft(flush),
      onVisitBegun(flush),
    ];
    return end;
  };
  const forget = onConsent(begin);
  // A page that nobody sees may never be one.
  const cancel = whenLive(begin);
  stop = () => {
    forget();
    cancel?.();
    end();
  };
}

function deliver(send: (report: Report) => void, report: Report): void {
  try {
    send(report);
  } catch (error) {
    console.warn("YY.observe: the report was not sent", error);
  }
}

function senderOf({ send }: ObserveOptions): (report: Report) => void {
  if (typeof send === "function") return send;
  const url = typeof send === "string" && send !== "" ? webUrl(send) : null;
  if (url === null || !isTrusted(url)) {
    throw new ConfigError(
      `YY.observe: send must be a function, or a URL of this origin or one that the page allows, got ${JSON.stringify(send)}`,
    );
  }
  // A beacon outlives the page and holds nothing up. Whether it arrives nobody waits for.
  return (report) => {
    if (!navigator.onLine) return;
    navigator.sendBeacon(url, new Blob([JSON.stringify(report)], { type: "application/json" }));
  };
}

function shareOf({ sample = 1 }: ObserveOptions): number {
  if (typeof sample === "number" && sample >= 0 && sample <= 1) return sample;
  throw new ConfigError(
    `YY.observe: sample must be a number from 0 to 1, got ${JSON.stringify(sample)}`,
  );
}
